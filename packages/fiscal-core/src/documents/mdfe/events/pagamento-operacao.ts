import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { digits } from '../../../engine/layout/facets.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import { MDFE_EVENTS } from './family.ts';
import { complete, infPag } from './pagamento.ts';

/** The payment of the freight, once per MDF-e: a road MDF-e whose traction vehicle is of a TAC agregado (722, 723). */
export const pagamentoOperacao = definePortalEvent(MDFE_EVENTS, {
  kind: 'pagamento-operacao',
  tpEvento: '110116',
  descEvento: 'Pagamento Operação MDF-e',
  descricoes: ['Pagamento Operacao MDF-e'],
  element: 'evPagtoOperMDFe',
  sequenceMax: 1,
  source: 'MOC MDF-e 3.00b §6; evPagtoOperMDFe_v3.00.xsd',
  rows: [
    leaf('nProt', '1-1', MDFE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do MDF-e'),
    group('infViagens', '1-1', 'Viagens que o pagamento cobre', [
      leaf('qtdViagens', '1-1', digits(5), 'quantidade_viagens', 'Total de viagens que o pagamento cobre'),
      leaf('nroViagem', '1-1', digits(5), 'numero_viagem', 'Número da viagem deste MDF-e'),
    ]),
    infPag,
  ],
  required: ['quantidade_viagens', 'numero_viagem', 'pagamentos'],
  complete,
});
