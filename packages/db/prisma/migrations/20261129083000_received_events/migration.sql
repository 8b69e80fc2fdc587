-- Events of the company that received a note are requested like its manifestations, in the same table.
alter table received_manifestations
  -- body of the event; null: a manifestation has none
  add column request jsonb,
  drop constraint received_manifestations_tipo_check,
  add constraint received_manifestations_tipo_check check (
    tipo in ('ciencia', 'confirmacao', 'desconhecimento', 'nao_realizada')
    or request is not null and tipo in (
      'credito-presumido', 'perecimento-transporte-adquirente', 'aceite-debito', 'imobilizacao-item', 'credito-combustivel',
      'credito-bens-servicos', 'transferencia-credito-ibs', 'transferencia-credito-cbs', 'cancelamento-evento'));
