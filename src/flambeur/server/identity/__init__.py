"""Who is who, without accounts.

A *device* is known by an unguessable token; a table's links carry keys of the same kind. Of both the database has hashes only. What people
call themselves is cleaned so that no name can look like another by tricks of writing. An *address* is that of the client behind the
proxies which the operator has named; where it is kept, it is hashed.
"""
