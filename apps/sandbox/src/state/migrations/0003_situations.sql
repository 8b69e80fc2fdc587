-- A closed MDF-e and a replaced NFCom are neither authorised nor cancelled.
alter table documents drop constraint documents_situacao_check;
alter table documents add constraint documents_situacao_check
  check (situacao in ('autorizado', 'cancelado', 'denegado', 'encerrado', 'substituido'));
