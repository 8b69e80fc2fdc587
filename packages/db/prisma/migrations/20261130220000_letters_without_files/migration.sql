-- Letters that brought nothing count in the quotas, and say why, too: refused ones and repetitions have neither digest nor import.
alter table received_letters
  alter column digest drop not null,
  alter column import_id drop not null,
  add column result text not null default 'guardada' check (result in (
    'guardada', 'repetida', 'grande_demais', 'arquivos_demais', 'ilegivel', 'demorada',
    'cota_da_empresa', 'cota_do_remetente', 'fila_cheia')),
  -- Names of its XML and ZIP files.
  add column names text[] not null default '{}';
