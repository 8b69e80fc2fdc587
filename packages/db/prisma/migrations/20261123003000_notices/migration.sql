-- What a body held that was not read, or is not written as it was sent; null = nothing to tell.
alter table documents add column notices jsonb;
alter table events add column notices jsonb;
