-- What a document keeps from others while it stands: the plate of an MDF-e, '' for one without a vehicle, null for other types.
alter table documents add column holds text;
create index documents_holding on documents (world, emitente, holds) where situacao = 'autorizado' and holds is not null;
create index documents_standing on documents (world, emitente, created_at) where situacao = 'autorizado' and holds is not null;
