import { leaf } from '../../../../engine/layout/rows.ts';
import { TData } from '../../../../engine/portal/simple-types.ts';
import { defineNfeEvent } from '../define.ts';
import { head, REFORM } from './reform.ts';

/** Another date on which delivery is expected. */
export const previsaoEntrega = defineNfeEvent({
  kind: 'previsao-entrega',
  tpEvento: '112150',
  descEvento: 'Atualização da Data de Previsão de Entrega',
  ...REFORM,
  source: 'NT 2025.002-RTC v1.52 §8; e112150_v1.00.xsd, in no registry package as it is in force',
  rows: [
    ...head,
    leaf('dPrevEntrega', '1-1', TData, 'data_prevista_entrega', 'Nova data prevista de entrega'),
  ],
  required: ['data_prevista_entrega'],
});
