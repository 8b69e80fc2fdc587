-- Root of a company or person: the authority counts queries for all branches of a CNPJ together (its first eight characters), and for a
-- CPF alone.
create or replace function party_root(p_document text) returns text
language sql immutable parallel safe as $$ select case when length(p_document) = 14 then left(p_document, 8) else p_document end $$;
