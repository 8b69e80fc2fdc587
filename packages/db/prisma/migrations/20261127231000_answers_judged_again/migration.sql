-- A worker that finds bytes in doubt judges the stored answer to them by what its codes mean today.
grant select on exchanges to emite_worker;

-- Documents that waited a day for a verdict because a rejection of 156 to 188 counted as none: their workflow goes on from the answer.
with again as (
  update documents set status = 'PENDENTE', technical_error = null, updated_at = now()
   where status = 'ERRO_TECNICO' and technical_error ->> 'code' = 'prazo_esgotado'
     and technical_error ->> 'reason' ~ 'cStat 1[0-9]{2} sem protocolo'
  returning id, account_id, client_id, environment, type
), reopened as (
  update operations o set state = 'pendente', settled_at = null, outcome = null, wait_c_stat = null, wait_reason = null
    from again where o.document_id = again.id and o.kind = 'emit' and o.state = 'erro'
  returning o.id, o.document_id, o.account_id
), pending as (
  insert into pending_operations (operation_id, document_id, account_id) select id, document_id, account_id from reopened
)
insert into document_changes (document_id, account_id, client_id, environment, type, kind)
select id, account_id, client_id, environment, type, 'PENDENTE' from again;

-- A document that is under way can be given up by its account, not only one that halted.
grant update (abandoned, created_at, due_at, deferrals, contradictions, wakes) on pending_operations to emite_app;
