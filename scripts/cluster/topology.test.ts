import { expect, it } from 'vitest';
import { APIS, portsFromBase, STOP_ORDER, TEMPORAL, WORKERS } from './topology.mjs';

it('gives each process ports of its own, and refuses a name that is none', () => {
  const portOf = portsFromBase(15_000);
  const named = ['api', 'postgres', 'temporal', ...APIS, ...WORKERS, ...Object.keys(TEMPORAL)].map(portOf);
  expect(new Set(named).size).toBe(named.length);
  expect(portOf('api')).toBe(15_000);
  expect(() => portOf('api-9')).toThrow('api-9');
});

it('stops callers before callees', () => {
  const order = ['console-1', 'api-1', 'sandbox', 'temporal-history', 'proxy'].map((name) =>
    STOP_ORDER.indexOf(name),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});
