import { addMoney, cents, formatCents } from '../../decimal/cents.ts';
import { fill } from '../../engine/body/draft.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';

/** infPag/indPag. */
const CASH = '0';
const INSTALMENTS = '1';

/** Payments of the freight: total of the parts, kind of payment, positions of the instalments. */
export function completePayments(road: FlatInput): void {
  for (const payment of listOf(road, 'pagamentos')) {
    const parts = listOf(payment, 'componentes');
    const instalments = listOf(payment, 'parcelas');
    if (parts.length > 0) {
      const total = cents();
      for (const part of parts) addMoney(total, textOf(part, 'valor'));
      fill(payment, 'valor_total_contrato', formatCents(total));
    }
    fill(payment, 'forma_pagamento', instalments.length > 0 ? INSTALMENTS : CASH);
    instalments.forEach((instalment, i) => fill(instalment, 'numero', String(i + 1).padStart(3, '0')));
  }
}
