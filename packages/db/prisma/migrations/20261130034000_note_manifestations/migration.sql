-- Manifestations of the parties of a received NFS-e.
alter table received_manifestations
  drop constraint received_manifestations_tipo_check,
  add constraint received_manifestations_tipo_check check (
    tipo in ('ciencia', 'confirmacao', 'desconhecimento', 'nao_realizada')
    or request is not null and tipo in (
      'credito-presumido', 'perecimento-transporte-adquirente', 'aceite-debito', 'imobilizacao-item', 'credito-combustivel',
      'credito-bens-servicos', 'transferencia-credito-ibs', 'transferencia-credito-cbs', 'cancelamento-evento',
      'prestacao-desacordo', 'cancelamento-prestacao-desacordo', 'confirmacao-servico',
      'confirmacao-prestador', 'rejeicao-prestador', 'confirmacao-tomador', 'rejeicao-tomador', 'confirmacao-intermediario',
      'rejeicao-intermediario'));
