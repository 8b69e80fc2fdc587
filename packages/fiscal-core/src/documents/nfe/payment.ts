import { addMoney, cents, formatCents } from '../../decimal/cents.ts';
import { compare, decimalOrZero, ZERO } from '../../decimal/decimal.ts';
import { fill } from '../../engine/body/draft.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import type { Note } from './model.ts';

/** tPag codes. */
const CASH = '01';
const TRADE_BILL = '14';
const NO_PAYMENT = '90';
const CARDS = new Set(['03', '04']);
const NOT_INTEGRATED = '2';
/** Adjustment, return, credit and debit notes move no money by themselves. */
const ADJUSTED = new Set(['3', '4', '5', '6']);
const CARD_FIELDS = [
  'cnpj_credenciadora',
  'bandeira_operadora',
  'numero_autorizacao',
  'cnpj_beneficiario',
  'id_terminal_pagamento',
];

/** Default payment of a note without any (rules 871, 899, 904). It never claims cash on an NF-e: that would invent a fact. */
function defaultPayment({ input, model }: Note): FlatInput {
  const value = textOf(input, 'valor_total') ?? '0.00';
  if (ADJUSTED.has(textOf(input, 'finalidade_emissao') ?? ''))
    return { forma_pagamento: NO_PAYMENT, valor_pagamento: '0.00' };
  if (model.defaultPayment === 'dinheiro') return { forma_pagamento: CASH, valor_pagamento: value };
  if (listOf(input, 'duplicatas').length > 0)
    return { indicador_pagamento: '1', forma_pagamento: TRADE_BILL, valor_pagamento: value };
  return { forma_pagamento: NO_PAYMENT, valor_pagamento: '0.00' };
}

/** Change: what was paid beyond the total. */
function change(input: FlatInput, payments: readonly FlatInput[]): string | undefined {
  const paid = cents();
  for (const payment of payments) addMoney(paid, textOf(payment, 'valor_pagamento'));
  addMoney(paid, textOf(input, 'valor_total'), -1);
  const rest = formatCents(paid);
  return compare(decimalOrZero(rest), ZERO) > 0 ? rest : undefined;
}

/** Payments, change and instalments; needs the totals. */
export function completePayment(note: Note): void {
  const { input, model } = note;
  listOf(input, 'duplicatas').forEach((instalment, i) =>
    fill(instalment, 'numero', String(i + 1).padStart(3, '0')),
  );
  if (listOf(input, 'formas_pagamento').length === 0) input['formas_pagamento'] = [defaultPayment(note)];
  const payments = listOf(input, 'formas_pagamento');
  for (const payment of payments) {
    const means = textOf(payment, 'forma_pagamento') ?? '';
    if (means === NO_PAYMENT) fill(payment, 'valor_pagamento', '0.00');
    if (CARDS.has(means) || CARD_FIELDS.some((field) => payment[field] !== undefined))
      fill(payment, 'tipo_integracao', NOT_INTEGRATED);
  }
  if (model.change) fill(input, 'valor_troco', change(input, payments));
}
