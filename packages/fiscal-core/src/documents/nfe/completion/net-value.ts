import { addMoney, cents, formatCents, moneyProduct } from '../../../decimal/cents.ts';
import { calculatedBy, tellCalculated } from '../../../engine/body/calculated.ts';
import { type Draft, fill } from '../../../engine/body/draft.ts';
import { listOf, textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';

/** Price of the quantity without taxes; undefined without a net price. */
function netOf(item: FlatInput): string | undefined {
  const quantity = textOf(item, 'quantidade_comercial');
  const price = textOf(item, 'valor_unitario_liquido');
  return quantity === undefined || price === undefined ? undefined : moneyProduct(quantity, price, 1);
}

/** Net values of the items and their sum, where a net price or value was sent. Source: NT 2026.008 v1.00, I11c, W01a-10. */
export function completeNetValues(draft: Draft): void {
  const { input } = draft;
  const items = listOf(input, 'itens');
  const calculated = items.flatMap((item, i) =>
    item['valor_unitario_liquido'] === undefined
      ? []
      : calculatedBy(draft, { entry: item, at: `itens[${i}].` }, () =>
          fill(item, 'valor_liquido', netOf(item)),
        ),
  );
  tellCalculated(draft, calculated);
  const net = items.flatMap((item) => textOf(item, 'valor_liquido') ?? []);
  if (net.length === 0) return;
  const total = cents();
  for (const value of net) addMoney(total, value);
  fill(input, 'valor_liquido_total', formatCents(total));
}
