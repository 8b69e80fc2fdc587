-- Reason why an address takes no further letter of a sender's domain now; null: it does. The day is the last 24 hours. Letters that
-- were read count, also repeated and refused ones. Files of letters take half of the account's 256 MB, so that strangers leave room for
-- what it sends itself. Called by the functions of emite_letters only.
create or replace function letter_quota(p_account uuid, p_client uuid, p_environment smallint, p_domain text, p_bytes bigint) returns text
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case
           when of.letters >= 1000 or of.bytes + p_bytes > 209715200 then 'cota_da_empresa'
           when of.same >= 200 then 'cota_do_remetente'
           when waiting.all_bytes + p_bytes > 268435456 or waiting.of_letters + p_bytes > 134217728 then 'fila_cheia'
         end
    from (select count(*) as letters, coalesce(sum(l.bytes), 0) as bytes, count(*) filter (where l.sender_domain = p_domain) as same
            from received_letters l
           where l.client_id = p_client and l.environment = p_environment and l.created_at > now() - interval '1 day'
             and l.result not in ('cota_da_empresa', 'cota_do_remetente', 'fila_cheia')) of,
         (select coalesce(sum(octet_length(f.content)), 0) as all_bytes,
                 coalesce(sum(octet_length(f.content)) filter (where i.actor_kind = 'system' and i.actor_id = 'letter'), 0) as of_letters
            from import_files f join imports i on i.id = f.import_id
           where f.account_id = p_account) waiting
$$;
