-- The ADN hands a company the notes that it issued itself too: stored by their NSU, listed nowhere.
alter table received_files
  drop constraint received_files_kind_check,
  add constraint received_files_kind_check check (kind in ('resumo', 'nota', 'propria', 'evento', 'desconhecido'));
