BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE blocks (
	address TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT, 
	PRIMARY KEY (address)
);
INSERT INTO "blocks" VALUES('blocked',1700000000000,NULL);
CREATE TABLE chats (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	asked TEXT, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chats" VALUES(1,'playing000',1700000000000,1,'it''s “your” turn; go
',NULL);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	digest TEXT, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('gathering0',0,1700000000000,'move','{"action": 0, "name": "é☃"}','0000000000000000');
INSERT INTO "entries" VALUES('gathering0',1,1700000000001,'move','{"action": 1, "name": "é☃"}','0000000000000001');
INSERT INTO "entries" VALUES('over000000',0,1700000000000,'move','{"action": 0, "name": "é☃"}','0000000000000000');
INSERT INTO "entries" VALUES('over000000',1,1700000000001,'move','{"action": 1, "name": "é☃"}','0000000000000001');
INSERT INTO "entries" VALUES('playing000',0,1700000000000,'move','{"action": 0, "name": "é☃"}','0000000000000000');
INSERT INTO "entries" VALUES('playing000',1,1700000000001,'move','{"action": 1, "name": "é☃"}','0000000000000001');
INSERT INTO "entries" VALUES('playing000',2,1700000000002,'move','{"action": 2, "name": "é☃"}','0000000000000002');
INSERT INTO "entries" VALUES('playing000',3,1700000000003,'move','{"action": 3, "name": "é☃"}','0000000000000003');
INSERT INTO "entries" VALUES('playing000',4,1700000000004,'move','{"action": 4, "name": "é☃"}','0000000000000004');
INSERT INTO "entries" VALUES('playing000',5,1700000000005,'move','{"action": 5, "name": "é☃"}','0000000000000005');
INSERT INTO "entries" VALUES('playing000',6,1700000000006,'move','{"action": 6, "name": "é☃"}','0000000000000006');
INSERT INTO "entries" VALUES('playing000',7,1700000000007,'move','{"action": 7, "name": "é☃"}','0000000000000007');
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	holder INTEGER NOT NULL, 
	token_hash TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, holder), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('gathering0',1,'gathering1',1700000000000);
INSERT INTO "holders" VALUES('playing000',1,'playing1',1700000000000);
INSERT INTO "holders" VALUES('playing000',2,'playing2',1700000000000);
INSERT INTO "holders" VALUES('over000000',1,'over1',1700000000000);
CREATE TABLE leases (
	table_id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "leases" VALUES('playing000','nobody',794804388793);
CREATE TABLE names (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "names" VALUES('gathering0',0,'Ada');
INSERT INTO "names" VALUES('playing000',0,'Ada');
INSERT INTO "names" VALUES('playing000',1,'Zoë');
INSERT INTO "names" VALUES('over000000',0,'Ada');
CREATE TABLE passes (
	hash TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "passes" VALUES('pass1','playing000','[1]',1700000000005,0);
CREATE TABLE positions (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "positions" VALUES('playing000',3,'{"round": 1}');
CREATE TABLE records (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	source TEXT NOT NULL, 
	table_id TEXT, 
	address TEXT, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('r1','probe',1700000000000,1,2,'played','over000000',NULL,'{"format": "flambeur-record/1"}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	secret TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	sit_hash TEXT NOT NULL, 
	watch_hash TEXT NOT NULL, 
	status TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	address TEXT, 
	rematch_of TEXT, 
	deadline BIGINT, 
	busy BOOLEAN NOT NULL, 
	ended BIGINT, 
	summary TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	updated BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gathering0','probe',1700000000000,'5e','c0','51','3a','gathering',1,'ad',NULL,NULL,1,NULL,'{}',1,1700000000001);
INSERT INTO "tables" VALUES('playing000','probe',1700000000000,'5e','c0','51','3a','playing',0,NULL,NULL,1700000000099,1,NULL,'{"turn": 1}',7,1700000000007);
INSERT INTO "tables" VALUES('over000000','probe',1700000000000,'5e','c0','51','3a','over',0,NULL,'playing000',NULL,0,1700000000001,'{}',1,1700000000001);
CREATE INDEX records_at ON records (at, id);
CREATE INDEX records_table ON records (table_id);
CREATE INDEX tables_address ON tables (address) WHERE address IS NOT NULL;
CREATE INDEX tables_created ON tables (created, id);
CREATE INDEX tables_live ON tables (id) WHERE ended IS NULL;
CREATE INDEX chats_table ON chats (table_id, id);
CREATE UNIQUE INDEX chats_asked ON chats (table_id, asked);
CREATE UNIQUE INDEX holders_token ON holders (token_hash, table_id);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passes_table ON passes (table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('chats',1);
COMMIT;
