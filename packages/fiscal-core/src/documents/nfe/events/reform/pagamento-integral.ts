import { oneOf } from '../../../../engine/layout/facets.ts';
import { leaf } from '../../../../engine/layout/rows.ts';
import { defineNfeEvent } from '../define.ts';
import { head, REFORM } from './reform.ts';

/** The buyer paid in full: the presumed credit is released. */
export const pagamentoIntegral = defineNfeEvent({
  kind: 'pagamento-integral',
  tpEvento: '112110',
  descEvento: 'Informação de efetivo pagamento integral para liberar crédito presumido do adquirente',
  ...REFORM,
  source: 'NT 2025.002-RTC v1.52 §8; e112110_v1.00.xsd',
  rows: [
    ...head,
    leaf('indQuitacao', '1-1', oneOf({ '1': 'quitação integral' }), 'engine', 'Quitação integral'),
  ],
  complete({ written }) {
    written['indQuitacao'] = '1';
  },
});
