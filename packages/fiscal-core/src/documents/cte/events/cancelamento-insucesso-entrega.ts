import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { PROTOCOL_FIELD, undoing } from '../../../engine/events/undo.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { CTE_EVENTS } from './family.ts';

/** Cancels a failed attempt that is in force. */
export const cancelamentoInsucessoEntrega = definePortalEvent(CTE_EVENTS, {
  kind: 'cancelamento-insucesso-entrega',
  tpEvento: '110191',
  descEvento: 'Cancelamento do Insucesso de Entrega do CT-e',
  element: 'evCancIECTe',
  sequenceMax: 999,
  source: 'MOC CT-e 4.00 Visão Geral; evCancIECTe_v4.00.xsd',
  rows: [
    leaf('nProt', '1-1', CTE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do documento'),
    leaf('nProtIE', '1-1', CTE_EVENTS.protocolo, 'engine', 'Protocolo do evento a cancelar'),
  ],
  extras: [PROTOCOL_FIELD],
  ...undoing('insucesso-entrega', 'cancelamento-insucesso-entrega', 'insucesso na entrega'),
});
