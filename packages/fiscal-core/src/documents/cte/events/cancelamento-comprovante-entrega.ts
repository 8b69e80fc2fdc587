import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { PROTOCOL_FIELD, undoing } from '../../../engine/events/undo.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { CTE_EVENTS } from './family.ts';

/** Takes a delivery receipt back; another one may follow. */
export const cancelamentoComprovanteEntrega = definePortalEvent(CTE_EVENTS, {
  kind: 'cancelamento-comprovante-entrega',
  tpEvento: '110181',
  descEvento: 'Cancelamento do Comprovante de Entrega do CT-e',
  element: 'evCancCECTe',
  sequenceMax: 999,
  source: 'MOC CT-e 4.00 Visão Geral; evCancCECTe_v4.00.xsd',
  rows: [
    leaf('nProt', '1-1', CTE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do documento'),
    leaf('nProtCE', '1-1', CTE_EVENTS.protocolo, 'engine', 'Protocolo do evento a cancelar'),
  ],
  extras: [PROTOCOL_FIELD],
  ...undoing('comprovante-entrega', 'cancelamento-comprovante-entrega', 'comprovante de entrega'),
});
