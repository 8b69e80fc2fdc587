-- Writes down a letter that stored nothing. A quota that ends letters is written once a day, of a sender's domain where it is that
-- domain's, so that a flood of letters writes no flood of rows. Called by the functions of emite_letters only.
create or replace function note_letter(p_to received_addresses, p_sender text, p_result text, p_names text[]) returns void
language sql set search_path = pg_catalog, public, pg_temp as $$
  insert into received_letters (id, account_id, client_id, environment, sender, sender_domain, bytes, ignored, result, names)
  select gen_random_uuid(), p_to.account_id, p_to.client_id, p_to.environment, p_sender, split_part(lower(p_sender), '@', 2), 0, '{}', p_result,
         array(select left(i.name, 300) from unnest(p_names) with ordinality as i (name, n) order by i.n limit 50)
   where p_result not in ('cota_da_empresa', 'cota_do_remetente', 'fila_cheia')
      or not exists (
           select from received_letters l
            where l.client_id = p_to.client_id and l.environment = p_to.environment and l.created_at > now() - interval '1 day'
              and l.result = p_result
              and (p_result <> 'cota_do_remetente' or l.sender_domain = split_part(lower(p_sender), '@', 2)))
$$;
