-- What the authority counts queries of: the root of a CNPJ, or a whole CPF.
create or replace function party_root(p_document text) returns text
language sql immutable parallel safe as $$ select case when length(p_document) = 14 then left(p_document, 8) else p_document end $$;
