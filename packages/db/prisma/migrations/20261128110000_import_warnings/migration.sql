-- Warnings about files that were taken are kept beside the files that were left out.
alter table import_refusals add kind text not null default 'recusa' check (kind in ('recusa', 'aviso'));
