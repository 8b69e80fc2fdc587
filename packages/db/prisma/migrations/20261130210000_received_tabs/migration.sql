-- Notes of a company by the tab of its inbox, by type, and those that are no longer authorized, in the order of the list: where few of
-- many match, they are read alone.
create index received_documents_tab_idx on received_documents (client_id, environment, (case
  when type <> 'nfe' then null
  when situacao <> 'autorizada' then 'canceladas'
  when manifestacao is null then 'novas'
  when manifestacao = 'ciencia' then 'a_manifestar'
  else 'manifestadas' end), id);
create index received_documents_type_idx on received_documents (client_id, environment, type, id);
create index received_documents_ended_idx on received_documents (client_id, environment, situacao, id) where situacao <> 'autorizada';
