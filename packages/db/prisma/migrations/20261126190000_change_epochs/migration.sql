-- Restores to an earlier moment. Transaction ids of the time that was taken back are given again; `seq` is not: it goes on above whatever was
-- given then. So a place at or after `xid` with a `seq` below is of that time.
create table change_epochs (xid xid8 primary key, seq bigint not null);
grant select on change_epochs to emite_app, emite_worker;

-- What a document was asked with goes into the journal with it (sending_image).
grant select on idempotency_keys to emite_worker;
