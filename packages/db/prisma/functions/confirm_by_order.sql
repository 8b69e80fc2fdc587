-- Requests confirmação of a note that fulfills an order, which is over by that.
create or replace function confirm_by_order(p_order received_orders, p_received_id uuid) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update received_orders set status = 'atendido', received_id = p_received_id, updated_at = now() where id = p_order.id;
  with asked as (
    insert into received_manifestations (
      id, account_id, client_id, received_id, environment, target, type, access_key, tipo, requested, status, referencia)
    select (left(uuidv7_floor(clock_timestamp())::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid,
           d.account_id, d.client_id, d.id, d.environment, d.target, d.type, d.access_key, 'confirmacao', false, 'pendente', p_order.referencia
      from received_documents d where d.id = p_received_id
    returning *
  )
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select account_id, client_id, environment, type, 'received.manifested', id,
         jsonb_build_object('receivedId', received_id, 'accessKey', access_key, 'tipo', tipo, 'status', status, 'referencia', referencia)
    from asked;
end
$$;
revoke all on function confirm_by_order(received_orders, uuid) from public;
grant execute on function confirm_by_order(received_orders, uuid) to emite_app, emite_worker;
