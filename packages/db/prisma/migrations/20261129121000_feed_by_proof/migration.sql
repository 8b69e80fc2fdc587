-- The last release that called it is gone.
drop function if exists read_changes(xid8, bigint, integer);
