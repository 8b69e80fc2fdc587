-- Stores a letter with its files as an import that waits for a worker, in one commit: `guardada`, `repetida` (it is here already),
-- `desconhecida`, or the quota that is used up. The caller belongs to no account, so it runs as the owner.
create or replace function keep_letter(
  p_local text, p_sender text, p_digest bytea, p_ignored text[], p_names text[], p_contents bytea[]
) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_to received_addresses;
  v_domain text := split_part(lower(p_sender), '@', 2);
  v_bytes bigint := (select coalesce(sum(octet_length(f.content)), 0) from unnest(p_contents) as f (content));
  v_import uuid := (left(uuidv7_floor(clock_timestamp())::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid;
  v_files integer := cardinality(p_names);
  v_refusal text;
  v_target text;
begin
  -- These bounds repeat those of the process: one that is taken over stores no more.
  if v_files <> cardinality(p_contents) or v_files > 50 or v_bytes > 10485760 or cardinality(p_ignored) > 50
     or octet_length(p_digest) <> 32 or length(p_sender) > 320 then
    raise exception 'letter beyond the bounds' using errcode = '22023';
  end if;
  -- Letters of one address are counted one after the other; one that is changed meanwhile takes no letter.
  select * into v_to from received_addresses a where a.local_part = p_local for update;
  if not found then
    return 'desconhecida';
  end if;
  v_refusal := letter_quota(v_to.account_id, v_to.client_id, v_to.environment, v_domain, v_bytes);
  select case when v_to.environment = 1 then 'producao' else c.test_target end into strict v_target
    from clients c where c.id = v_to.client_id;
  -- An interrupted import has lost its files, and one of the other test target has them there: the letter that comes again is stored.
  update received_letters l set digest = null from imports i
   where l.client_id = v_to.client_id and l.environment = v_to.environment and l.digest = p_digest
     and i.id = l.import_id and (i.state = 'interrompida' or i.target <> v_target);
  if exists (select from received_letters l
              where l.client_id = v_to.client_id and l.environment = v_to.environment and l.digest = p_digest) then
    if v_refusal is null then
      perform note_letter(v_to, p_sender, 'repetida', p_names);
    end if;
    return 'repetida';
  end if;
  if v_refusal is not null then
    perform note_letter(v_to, p_sender, v_refusal, p_names);
    return v_refusal;
  end if;
  insert into imports (id, account_id, client_id, target, state, actor_kind, actor_id, kind, created_at, updated_at, finished_at)
  values (v_import, v_to.account_id, v_to.client_id, v_target,
          case when v_files = 0 then 'concluida' else 'recebida' end, 'system', 'letter', 'recebidos', now(), now(),
          case when v_files = 0 then now() end);
  insert into import_files (import_id, file, piece, account_id, name, content)
  select v_import, f.n - 1, 0, v_to.account_id, left(f.name, 300), f.content
    from unnest(p_names, p_contents) with ordinality as f (name, content, n);
  insert into received_letters (
    id, account_id, client_id, environment, sender, sender_domain, digest, bytes, ignored, names, import_id)
  values (
    gen_random_uuid(), v_to.account_id, v_to.client_id, v_to.environment, p_sender, v_domain, p_digest, v_bytes::integer,
    array(select left(i.name, 300) from unnest(p_ignored) with ordinality as i (name, n) order by i.n),
    array(select left(n.name, 300) from unnest(p_names) with ordinality as n (name, n) order by n.n), v_import);
  return 'guardada';
end
$$;
revoke all on function keep_letter(text, text, bytea, text[], text[], bytea[]) from public;
grant execute on function keep_letter(text, text, bytea, text[], text[], bytea[]) to emite_letters;
