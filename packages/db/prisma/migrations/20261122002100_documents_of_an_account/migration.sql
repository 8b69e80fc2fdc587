-- What a list shows of a document besides its identity: written at acceptance, unknown of older ones.
alter table documents add column destinatario text, add column valor_total numeric;

-- The console's list, of all companies of an account, newest first. Status and type are compared inside the index; both change
-- with every other index of the row, so that they cost nothing more here.
create index documents_account_idx on documents (account_id, environment, id, status, type);
-- Statuses that few have are found at once, and cost the many nothing.
create index documents_refused_idx on documents (account_id, environment, status, id, type)
 where status in ('REJEITADA', 'ERRO_TECNICO', 'CANCELADA', 'ENCERRADA');
-- A reference is looked for in a company (REST) and in all of an account: the walls give either its account.
drop index documents_referencia_idx;
create index documents_referencia_idx on documents (account_id, environment, referencia, id) where referencia is not null;
create index number_series_account_idx on number_series (account_id, environment);

-- A name as people search for it: no case, no accents. Without an extension, which not every server has.
create function plain_text(p_text text) returns text
language sql immutable parallel safe
return lower(translate(p_text,
  'ÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝáàâãäåéèêëíìîïóòôõöúùûüçñýÿ',
  'AAAAAAEEEEIIIIOOOOOUUUUCNYaaaaaaeeeeiiiiooooouuuucnyy'));
grant execute on function plain_text(text) to emite_app;
