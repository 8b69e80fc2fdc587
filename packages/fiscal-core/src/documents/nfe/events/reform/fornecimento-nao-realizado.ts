import { defineNfeEvent } from '../define.ts';
import { checkItems, head, quantities, REFORM } from './reform.ts';

/** A supply that was paid in advance and did not happen. */
export const fornecimentoNaoRealizado = defineNfeEvent({
  kind: 'fornecimento-nao-realizado',
  tpEvento: '112140',
  descEvento: 'Fornecimento não realizado com pagamento antecipado',
  ...REFORM,
  source: 'NT 2025.002-RTC v1.52 §8; e112140_v1.00.xsd',
  rows: [
    ...head,
    quantities({
      tag: 'gItemNaoFornecido',
      quantity: 'qNaoFornecida',
      unit: 'uNaoFornecida',
      description: 'Itens não fornecidos',
    }),
  ],
  required: ['itens'],
  complete: checkItems,
});
