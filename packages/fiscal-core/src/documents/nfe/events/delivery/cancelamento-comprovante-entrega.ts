import { verAplic } from '../../../../engine/events/define/rows.ts';
import { PROTOCOL_FIELD, undoing } from '../../../../engine/events/undo.ts';
import { leaf } from '../../../../engine/layout/rows.ts';
import { defineNfeEvent } from '../define.ts';
import { nProtEvento, TCOrgaoIBGE, tpAutorEmitente } from '../layout.ts';

/** Takes a delivery receipt back; another one may follow. */
export const cancelamentoComprovanteEntrega = defineNfeEvent({
  kind: 'cancelamento-comprovante-entrega',
  tpEvento: '110131',
  descEvento: 'Cancelamento Comprovante de Entrega da NF-e',
  types: ['nfe'],
  sequenceMax: 99,
  source: 'NT 2021.001; e110131_v1.00.xsd',
  rows: [
    leaf('cOrgaoAutor', '1-1', TCOrgaoIBGE, 'engine', 'UF do emitente'),
    leaf('tpAutor', '1-1', tpAutorEmitente, 'engine', 'Autor do evento'),
    verAplic,
    nProtEvento,
  ],
  extras: [PROTOCOL_FIELD],
  ...undoing('comprovante-entrega', 'cancelamento-comprovante-entrega', 'comprovante de entrega'),
});
