import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { MDFE_EVENTS } from './family.ts';
import { complete, infPag } from './pagamento.ts';

/** Replaces the whole payment of a road MDF-e (749). */
export const alteracaoPagamento = definePortalEvent(MDFE_EVENTS, {
  kind: 'alteracao-pagamento',
  tpEvento: '110118',
  descEvento: 'Alteração Pagamento Serviço MDFe',
  descricoes: ['Alteracao Pagamento Servico MDFe'],
  element: 'evAlteracaoPagtoServMDFe',
  sequenceMax: 99,
  source: 'MOC MDF-e 3.00b §6; evAlteracaoPagtoServMDFe_v3.00.xsd',
  rows: [leaf('nProt', '1-1', MDFE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do MDF-e'), infPag],
  required: ['pagamentos'],
  complete,
});
