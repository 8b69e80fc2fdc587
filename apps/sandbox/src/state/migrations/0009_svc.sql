-- An SVC and the authority of the UF number each by themselves: the same number may be authorised by both.
alter table documents add column svc text not null default '';
create unique index documents_number_svc on documents (world, c_uf, emitente, modelo, serie, numero, svc);
drop index documents_number;
