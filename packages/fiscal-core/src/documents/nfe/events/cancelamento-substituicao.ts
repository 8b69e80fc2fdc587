import { cOrgaoAutor, verAplic, xJust } from '../../../engine/events/define/rows.ts';
import { oneOf } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { TChNFe } from '../../../engine/portal/simple-types.ts';
import { defineNfeEvent } from './define.ts';
import { nProt } from './layout.ts';

/** Cancels an NFC-e whose answer was lost and that was issued again in contingency. */
export const cancelamentoSubstituicao = defineNfeEvent({
  kind: 'cancelamento-substituicao',
  tpEvento: '110112',
  descEvento: 'Cancelamento por substituicao',
  types: ['nfce'],
  sequenceMax: 1,
  synchronous: false,
  duplicate: 'adotar',
  leaves: 'CANCELADA',
  source: 'Ajuste SINIEF 19/2016; e110112_v1.00.xsd',
  rows: [
    cOrgaoAutor,
    leaf('tpAutor', '1-1', oneOf({ '1': 'empresa emitente' }), 'engine', 'Autor do evento'),
    verAplic,
    nProt,
    xJust,
    leaf(
      'chNFeRef',
      '1-1',
      TChNFe,
      'chave_nfe_substituta',
      'Chave da NFC-e que substitui a cancelada, emitida em contingência',
    ),
  ],
  synonyms: { justificativa: 'reason' },
  required: ['reason', 'chave_nfe_substituta'],
});
