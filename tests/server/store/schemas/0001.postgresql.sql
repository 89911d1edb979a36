SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.blocks (
    address text NOT NULL,
    at bigint NOT NULL,
    until bigint
);
CREATE TABLE public.chats (
    id bigint NOT NULL,
    table_id text NOT NULL,
    at bigint NOT NULL,
    seat integer,
    text text NOT NULL,
    asked text
);
CREATE SEQUENCE public.chats_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chats_id_seq OWNED BY public.chats.id;
CREATE TABLE public.entries (
    table_id text NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    digest text
);
CREATE TABLE public.holders (
    table_id text NOT NULL,
    holder integer NOT NULL,
    token_hash text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.leases (
    table_id text NOT NULL,
    owner text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.names (
    table_id text NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.passes (
    hash text NOT NULL,
    table_id text NOT NULL,
    seats text NOT NULL,
    expires bigint NOT NULL,
    used boolean NOT NULL
);
CREATE TABLE public.positions (
    table_id text NOT NULL,
    n integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.records (
    id text NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    rules integer NOT NULL,
    players integer NOT NULL,
    source text NOT NULL,
    table_id text,
    address text,
    body text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    created bigint NOT NULL,
    secret text NOT NULL,
    commitment text NOT NULL,
    sit_hash text NOT NULL,
    watch_hash text NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    address text,
    rematch_of text,
    deadline bigint,
    busy boolean NOT NULL,
    ended bigint,
    summary text NOT NULL,
    n integer NOT NULL,
    updated bigint NOT NULL
);
ALTER TABLE ONLY public.chats ALTER COLUMN id SET DEFAULT nextval('public.chats_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.blocks VALUES ('blocked', 1700000000000, NULL);
INSERT INTO public.chats VALUES (1, 'playing000', 1700000000000, 1, 'it''s “your” turn; go
', NULL);
INSERT INTO public.entries VALUES ('gathering0', 0, 1700000000000, 'move', '{"action": 0, "name": "é☃"}', '0000000000000000');
INSERT INTO public.entries VALUES ('gathering0', 1, 1700000000001, 'move', '{"action": 1, "name": "é☃"}', '0000000000000001');
INSERT INTO public.entries VALUES ('playing000', 0, 1700000000000, 'move', '{"action": 0, "name": "é☃"}', '0000000000000000');
INSERT INTO public.entries VALUES ('playing000', 1, 1700000000001, 'move', '{"action": 1, "name": "é☃"}', '0000000000000001');
INSERT INTO public.entries VALUES ('playing000', 2, 1700000000002, 'move', '{"action": 2, "name": "é☃"}', '0000000000000002');
INSERT INTO public.entries VALUES ('playing000', 3, 1700000000003, 'move', '{"action": 3, "name": "é☃"}', '0000000000000003');
INSERT INTO public.entries VALUES ('playing000', 4, 1700000000004, 'move', '{"action": 4, "name": "é☃"}', '0000000000000004');
INSERT INTO public.entries VALUES ('playing000', 5, 1700000000005, 'move', '{"action": 5, "name": "é☃"}', '0000000000000005');
INSERT INTO public.entries VALUES ('playing000', 6, 1700000000006, 'move', '{"action": 6, "name": "é☃"}', '0000000000000006');
INSERT INTO public.entries VALUES ('playing000', 7, 1700000000007, 'move', '{"action": 7, "name": "é☃"}', '0000000000000007');
INSERT INTO public.entries VALUES ('over000000', 0, 1700000000000, 'move', '{"action": 0, "name": "é☃"}', '0000000000000000');
INSERT INTO public.entries VALUES ('over000000', 1, 1700000000001, 'move', '{"action": 1, "name": "é☃"}', '0000000000000001');
INSERT INTO public.holders VALUES ('gathering0', 1, 'gathering1', 1700000000000);
INSERT INTO public.holders VALUES ('playing000', 1, 'playing1', 1700000000000);
INSERT INTO public.holders VALUES ('playing000', 2, 'playing2', 1700000000000);
INSERT INTO public.holders VALUES ('over000000', 1, 'over1', 1700000000000);
INSERT INTO public.leases VALUES ('playing000', 'nobody', 794804389145);
INSERT INTO public.names VALUES ('gathering0', 0, 'Ada');
INSERT INTO public.names VALUES ('playing000', 0, 'Ada');
INSERT INTO public.names VALUES ('playing000', 1, 'Zoë');
INSERT INTO public.names VALUES ('over000000', 0, 'Ada');
INSERT INTO public.passes VALUES ('pass1', 'playing000', '[1]', 1700000000005, false);
INSERT INTO public.positions VALUES ('playing000', 3, '{"round": 1}');
INSERT INTO public.records VALUES ('r1', 'probe', 1700000000000, 1, 2, 'played', 'over000000', NULL, '{"format": "flambeur-record/1"}');
INSERT INTO public.tables VALUES ('gathering0', 'probe', 1700000000000, '5e', 'c0', '51', '3a', 'gathering', true, 'ad', NULL, NULL, true, NULL, '{}', 1, 1700000000001);
INSERT INTO public.tables VALUES ('playing000', 'probe', 1700000000000, '5e', 'c0', '51', '3a', 'playing', false, NULL, NULL, 1700000000099, true, NULL, '{"turn": 1}', 7, 1700000000007);
INSERT INTO public.tables VALUES ('over000000', 'probe', 1700000000000, '5e', 'c0', '51', '3a', 'over', false, NULL, 'playing000', NULL, false, 1700000000001, '{}', 1, 1700000000001);
SELECT pg_catalog.setval('public.chats_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (address);
ALTER TABLE ONLY public.chats
    ADD CONSTRAINT chats_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_pkey PRIMARY KEY (table_id, holder);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.names
    ADD CONSTRAINT names_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.positions
    ADD CONSTRAINT positions_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX chats_asked ON public.chats USING btree (table_id, asked);
CREATE INDEX chats_table ON public.chats USING btree (table_id, id);
CREATE UNIQUE INDEX holders_token ON public.holders USING btree (token_hash, table_id);
CREATE INDEX leases_owner ON public.leases USING btree (owner);
CREATE INDEX passes_table ON public.passes USING btree (table_id);
CREATE INDEX records_at ON public.records USING btree (at, id);
CREATE INDEX records_table ON public.records USING btree (table_id);
CREATE INDEX tables_address ON public.tables USING btree (address) WHERE (address IS NOT NULL);
CREATE INDEX tables_created ON public.tables USING btree (created, id);
CREATE INDEX tables_live ON public.tables USING btree (id) WHERE (ended IS NULL);
ALTER TABLE ONLY public.chats
    ADD CONSTRAINT chats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.names
    ADD CONSTRAINT names_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passes
    ADD CONSTRAINT passes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.positions
    ADD CONSTRAINT positions_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
