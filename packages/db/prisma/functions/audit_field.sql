-- Encodes one hashed field: its length in bytes and itself, so that no two rows hash the same text.
create or replace function audit_field(p_value text) returns text
language sql immutable as $$
  select case when p_value is null then '-,' else octet_length(p_value) || ':' || p_value || ',' end
$$;
