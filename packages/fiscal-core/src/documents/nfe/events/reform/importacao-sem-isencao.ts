import { defineNfeEvent } from '../define.ts';
import { checkItems, head, quantities, REFORM } from './reform.ts';

/** An import into the ALC or ZFM that did not become exempt. */
export const importacaoSemIsencao = defineNfeEvent({
  kind: 'importacao-sem-isencao',
  tpEvento: '112120',
  descEvento: 'Importação em ALC/ZFM não convertida em isenção',
  ...REFORM,
  source: 'NT 2025.002-RTC v1.52 §8; e112120_v1.00.xsd',
  rows: [
    ...head,
    quantities({
      tag: 'gConsumo',
      quantity: 'qtde',
      unit: 'unidade',
      description: 'Itens não convertidos em isenção',
    }),
  ],
  required: ['itens'],
  complete: checkItems,
});
