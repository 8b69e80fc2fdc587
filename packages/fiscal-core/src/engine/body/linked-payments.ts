import { LINKED_MEANS } from '../../tables/payment-means.ts';
import { listOf, textOf } from '../layout/flat.ts';
import type { Draft } from './draft.ts';
import type { OfflineRule } from './rules.ts';

/** A payment linked by a means that the table lacks; an NF-e reports it by another code. */
export const LINKED_PAYMENT_RULE: OfflineRule<Draft> = {
  cStat: '1003',
  field: 'pagamentos_vinculados[].tipo_meio_pagamento',
  tag: 'tpMeioPgto',
  breaks: ({ input }) =>
    listOf(input, 'pagamentos_vinculados').some(
      (one) => !LINKED_MEANS.has(textOf(one, 'tipo_meio_pagamento') ?? ''),
    ),
  message: 'Rejeição: Tipo de Pagamento inválido',
  fix: 'Envie 15 (boleto), 17 (Pix dinâmico), 18 (TED), 20 (Pix estático), 23 (Pix automático) ou 24 (transferência entre contas).',
  source: 'IT 2026.001 v1.01',
  since: 'tab-pag',
};
