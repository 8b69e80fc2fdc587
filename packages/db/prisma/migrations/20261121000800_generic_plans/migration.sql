-- These read by keys only, so one plan serves every call. Left to itself the server plans each call anew, because it does
-- not count on partitions being pruned when a generic plan runs. (SQL of the repositories: see src/transaction.ts.)
alter function get_document(uuid, uuid, smallint, uuid) set plan_cache_mode = force_generic_plan;
alter function reserve_numbers(uuid, uuid, smallint, text, text, integer, integer, integer[]) set plan_cache_mode = force_generic_plan;
alter function authenticate(bytea, bytea) set plan_cache_mode = force_generic_plan;
alter function read_changes(xid8, bigint, integer) set plan_cache_mode = force_generic_plan;
