-- Gives documents of before their moment of emission, and NF-e and NFC-e the kind of operation that their signed XML
-- has ('outra' where it cannot be read), `p_limit` at most. Over all accounts, so as the owner.
create or replace function fill_emissions(p_limit integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare filled integer;
begin
  with found as materialized (
    select d.id from documents d where d.emitted_at is null or (d.type in ('nfe', 'nfce') and d.operacao is null) limit p_limit
  )
  update documents d
     set emitted_at = document_emission(d.dh_emi, d.created_at),
         operacao = case when d.type not in ('nfe', 'nfce') then d.operacao else coalesce(d.operacao, (
           select case
                    when position('<finNFe>2</finNFe>'::bytea in x.content) > 0 then 'complementar'
                    when position('<finNFe>3</finNFe>'::bytea in x.content) > 0 then 'ajuste'
                    when position('<finNFe>4</finNFe>'::bytea in x.content) > 0 then 'devolucao'
                    when position('<finNFe>5</finNFe>'::bytea in x.content) > 0 then 'credito'
                    when position('<finNFe>6</finNFe>'::bytea in x.content) > 0 then 'debito'
                    when position('<finNFe>1</finNFe>'::bytea in x.content) = 0 then 'outra'
                    when position('<tpNF>0</tpNF>'::bytea in x.content) > 0 then 'entrada'
                    when position('<tpNF>1</tpNF>'::bytea in x.content) > 0 then 'saida'
                  end
             from xml x where x.document_id = d.id and x.kind = 'assinado' order by x.created_at desc limit 1), 'outra') end
    from found where d.id = found.id;
  get diagnostics filled = row_count;
  return filled;
end
$$;
grant execute on function fill_emissions(integer) to emite_worker;
