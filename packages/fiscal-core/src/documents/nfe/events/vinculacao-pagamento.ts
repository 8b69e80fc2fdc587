import { cOrgaoAutor, verAplic } from '../../../engine/events/define/rows.ts';
import { checkMeans, payment } from '../../../engine/events/portal/vinculacao-pagamento.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import { defineNfeEvent } from './define.ts';
import { nProt, tpAutorEmitente } from './layout.ts';

/**
 * Links a payment with a note, one event a transaction; `cancelamento-evento` takes it back. No registry package has
 * its schema (PL 010g): the layout is that of the note.
 */
export const vinculacaoPagamento = defineNfeEvent({
  kind: 'vinculacao-pagamento',
  tpEvento: '110300',
  descEvento: 'Vinculação Pagamento',
  types: ['nfe', 'nfce'],
  sequenceMax: 99,
  source: 'NT 2026.006 v1.00; its schema was not found [?]',
  rows: [
    cOrgaoAutor,
    leaf('tpAutor', '1-1', tpAutorEmitente, 'engine', 'Autor do evento'),
    verAplic,
    nProt,
    group('gPgto', '1-1', 'Pagamento', payment),
  ],
  required: ['id_transacao', 'tipo_meio_pagamento', 'cnpj_recebedor', 'cnpj_base_psp'],
  complete: checkMeans,
});
