import { literal } from '../../../engine/events/define/rows.ts';
import { text } from '../../../engine/layout/facets.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { correctionWarnings } from './carta-correcao-avisos.ts';
import { defineNfeEvent } from './define.ts';
import { CARTA_CORRECAO, CARTA_CORRECAO_COM_ACENTOS } from './x-cond-uso.ts';

/** Corrects what a letter may correct; each new one replaces the one before. */
export const cartaCorrecao = defineNfeEvent({
  kind: 'carta-correcao',
  tpEvento: '110110',
  descEvento: 'Carta de Correcao',
  descricoes: ['Carta de Correção'],
  types: ['nfe', 'nfce'],
  refusedFor: {
    nfce: {
      cStat: '784',
      message: 'A SEFAZ recusa a carta de correção de NFC-e (784). Cancele a NFC-e no prazo e emita outra.',
    },
  },
  sequenceMax: 20,
  synchronous: false,
  source: 'MOC 7.0 §5.9; Convênio s/nº de 1970, art. 7º, §1º-A; e110110_v1.00.xsd',
  rows: [
    leaf(
      'xCorrecao',
      '1-1',
      text(15, 1000),
      'correctionText',
      'Texto da correção, com todas as correções da nota',
    ),
    leaf(
      'xCondUso',
      '1-1',
      literal(CARTA_CORRECAO_COM_ACENTOS, CARTA_CORRECAO),
      'engine',
      'Condições de uso',
    ),
  ],
  synonyms: { correcao: 'correctionText' },
  required: ['correctionText'],
  complete({ input, written, told }) {
    written['xCondUso'] = CARTA_CORRECAO;
    told.avisos.push(...correctionWarnings(textOf(input, 'correctionText') ?? ''));
  },
});
