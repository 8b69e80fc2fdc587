import { defineNfeEvent } from '../define.ts';
import { checkItems, head, quantities, REFORM } from './reform.ts';

/** Goods that were lost on a transport that the supplier hired. */
export const perecimentoTransporte = defineNfeEvent({
  kind: 'perecimento-transporte',
  tpEvento: '112130',
  descEvento: 'Perecimento, perda, roubo ou furto durante o transporte contratado pelo fornecedor',
  ...REFORM,
  source: 'NT 2025.002-RTC v1.52 §8; e112130_v1.00.xsd',
  rows: [
    ...head,
    quantities({
      tag: 'gPerecimento',
      quantity: 'qPerecimento',
      unit: 'uPerecimento',
      description: 'Itens perdidos',
      reversed: true,
    }),
  ],
  required: ['itens'],
  complete: checkItems,
});
