-- Smallest UUIDv7 of an instant.
create or replace function uuidv7_floor(p_at timestamptz) returns uuid
language sql immutable parallel safe
return (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid;
grant execute on function uuidv7_floor(timestamptz) to emite_app, emite_worker;
