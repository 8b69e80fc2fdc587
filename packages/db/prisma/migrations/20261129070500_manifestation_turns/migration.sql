-- A manifestation that a worker works on counts as a turn of its account until then.
alter table received_manifestations add column leased_until timestamptz(3);
-- One that ended in doubt is taken up again when it is requested again: the same bytes, so nothing is registered twice.
grant update (status, due_at, deferrals, created_at, updated_at, leased_until) on received_manifestations to emite_app;
