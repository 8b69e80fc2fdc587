-- tpEvento without which a document blocks the next of its emitter (an MDF-e whose cargo is told later), null for others.
alter table documents add column awaits text;
create index documents_awaiting on documents (world, emitente, created_at) where situacao = 'autorizado' and awaits is not null;
