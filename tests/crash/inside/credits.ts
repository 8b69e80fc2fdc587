import { holdCredits as real } from '../../../packages/db/src/acceptance/credits.ts';
import type { Item } from '../../../packages/db/src/acceptance/item.ts';

const PRICES_MILLI: Readonly<Record<string, number>> = {
  nfe: 1000,
  nfce: 500,
  cte: 1500,
  mdfe: 1000,
  nfcom: 1000,
  dce: 1000,
};

/**
 * Wraps the real function; documents of the test environment pay like live ones: nothing live is ever authorized here,
 * and captures are to be audited too.
 */
export const holdCredits: typeof real = (sql, items, nowMs) => real(sql, items.map(asLive), nowMs);

const asLive = (item: Item): Item =>
  new Proxy(item, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property !== 'request') return value;
      const { request } = target;
      const creditsMilli = PRICES_MILLI[request.type] ?? 0;
      return { ...request, creditsMilli, principal: { ...request.principal, environment: 1 } };
    },
  });
