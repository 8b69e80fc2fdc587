import { defineEvent } from '../../../engine/events/define/define.ts';
import type { EventSpec } from '../../../engine/events/define/spec.ts';
import { oneOf, text } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { nfseEnvelope } from './envelope.ts';

const OUTROS = '9';

/** Why a note is to be void: TSCodJustCanc and TSCodJustAnaliseFiscalCanc are the same. */
export const MOTIVE = {
  rows: [
    leaf(
      'cMotivo',
      '1-1',
      oneOf({ '1': 'erro na emissão', '2': 'serviço não prestado', [OUTROS]: 'outros' }),
      'codigo_cancelamento',
      'Código do motivo; padrão 9',
    ),
    leaf('xMotivo', '1-1', text(15, 255), 'reason', 'Justificativa do cancelamento'),
  ],
  synonyms: { justificativa: 'reason' },
  required: ['reason'],
  complete({ input, written, told }) {
    if (input['codigo_cancelamento'] !== undefined) return;
    written['cMotivo'] = OUTROS;
    told.preenchidos.push({ field: 'codigo_cancelamento', tag: 'cMotivo', value: OUTROS });
  },
} satisfies Partial<EventSpec>;

/** Makes a national NFS-e void. */
export const cancelamento = defineEvent(
  {
    kind: 'cancelamento',
    tpEvento: '101101',
    descEvento: 'Cancelamento de NFS-e',
    types: ['nfse'],
    sequenceMax: 1,
    synchronous: false,
    duplicate: 'adotar',
    leaves: 'CANCELADA',
    // 0 h to 180 days (E0822). The parameters of the ADN publish no term.
    termBy: 'municipio',
    source: 'Anexo II v1.01 (2026-01-22); tiposEventos_v1.01.xsd, TE101101',
    ...MOTIVE,
  },
  nfseEnvelope('101101'),
);
