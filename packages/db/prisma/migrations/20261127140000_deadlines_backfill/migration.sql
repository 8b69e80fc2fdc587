-- Deadlines of what was issued, or owed, before there were any; half of one that passed meanwhile is told of at once. A cancellation has
-- its own when its first attempt is found.
insert into deadlines (id, account_id, client_id, document_id, environment, target, type, kind, begins_at, ends_at, next_at)
select gen_random_uuid(), d.account_id, d.client_id, d.id, d.environment,
       coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end), d.type, 'transmissao',
       t.begins, t.ends, t.begins + (t.ends - t.begins) / 2
  from documents d, lateral (select d.dh_emi::timestamptz as begins, (d.contingency ->> 'deadline')::timestamptz as ends) t
 where d.status in ('PENDENTE', 'ERRO_TECNICO') and d.contingency is not null and t.ends is not null and not d.contingency ? 'left'
on conflict (document_id) where obligation_id is null do nothing;

-- Until the end of the tenth day of the next month, by Brasília's clock.
insert into deadlines (id, account_id, client_id, document_id, obligation_id, environment, target, type, kind, begins_at, ends_at, next_at)
select gen_random_uuid(), o.account_id, o.client_id, o.document_id, o.id, o.environment, o.target, o.type, 'inutilizacao',
       t.begins, t.ends, t.begins + (t.ends - t.begins) / 2
  from obligations o
  left join inutilizacoes i on i.id = o.inutilizacao_id,
       lateral (select coalesce(i.created_at, o.created_at) as begins) b,
       lateral (
         select b.begins,
                (date_trunc('month', b.begins at time zone interval '-3 hours') + interval '1 month 10 days' - interval '1 second') at time zone interval '-3 hours' as ends
       ) t
 where o.state in ('aberta', 'tarefa') and o.step = 'inutilizar'
on conflict (obligation_id, kind) where obligation_id is not null do nothing;
