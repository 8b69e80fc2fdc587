-- Requests confirmação of the notes that fulfill announced orders, if the company's policy says so, and returns of how many. The lock of
-- its settings puts notes, orders and decisions that come at once in one row.
-- A note that several orders announce fulfills the one that names most of it (the key, the number, the amount), and of equal ones the
-- first. An order that is announced when several notes fulfill it confirms none, for it does not name one of them.
-- p_notes: notes that arrived, or about which something was decided. p_orders: orders that were announced; null: all that are open.
create or replace function match_received_orders(p_client_id uuid, p_environment smallint, p_notes uuid[], p_orders uuid[])
returns integer language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_requested integer := 0;
  v_order received_orders;
  v_named record;
  v_notes uuid[];
  v_note uuid;
  v_taken uuid[] := '{}';
begin
  perform from received_settings s
    where s.client_id = p_client_id and s.environment = p_environment and s.policy = 'pedido' for update;
  if not found then
    return 0;
  end if;
  foreach v_note in array p_notes loop
    perform from received_documents d where d.id = v_note for update;
    select o.* into v_order from notes_of_orders(p_client_id, p_environment, null, array[v_note]) n join received_orders o on o.id = n.order_id
     order by o.access_key is null, o.numero is null, o.serie is null, o.valor_total is null, o.id limit 1;
    if found then
      perform confirm_by_order(v_order, v_note);
      v_requested := v_requested + 1;
    end if;
  end loop;
  if p_orders = '{}' then
    return v_requested;
  end if;
  perform from received_documents d
    where d.id in (select n.received_id from notes_of_orders(p_client_id, p_environment, p_orders, null) n) order by d.id for update;
  -- Again, now that nothing else can be requested of them.
  for v_named in
    select o as announced, n.received_ids
      from (select m.order_id, array_agg(m.received_id) as received_ids
              from notes_of_orders(p_client_id, p_environment, p_orders, null) m group by m.order_id) n
      join received_orders o on o.id = n.order_id
     order by o.access_key is null, o.numero is null, o.serie is null, o.valor_total is null, o.id
  loop
    v_notes := array(select unnest(v_named.received_ids) except select unnest(v_taken));
    if cardinality(v_notes) = 1 then
      perform confirm_by_order(v_named.announced, v_notes[1]);
      v_taken := v_taken || v_notes;
      v_requested := v_requested + 1;
    elsif cardinality(v_notes) > 1 then
      update received_orders set status = 'ambiguo', updated_at = now() where id = (v_named.announced).id;
    end if;
  end loop;
  return v_requested;
end
$$;
revoke all on function match_received_orders(uuid, smallint, uuid[], uuid[]) from public;
grant execute on function match_received_orders(uuid, smallint, uuid[], uuid[]) to emite_app, emite_worker;
