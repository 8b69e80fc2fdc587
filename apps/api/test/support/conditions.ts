import { expect } from 'vitest';
import { conditionAnswer } from '../../src/rest/v1/sandbox/conditions.ts';
import { type Account, accessOf, bodyOf, send } from './api.ts';

/**
 * Condition of the emulated authorities for calls of an account, until the returned function removes it, or after
 * `times` calls.
 */
export async function condition(
  account: Account,
  operation: 'cancel' | 'emit' | 'query' | 'status',
  scenario: string,
  times = 1_000,
): Promise<() => Promise<void>> {
  const body = { operation, scenario, times };
  const made = await send('POST', '/sandbox/conditions', accessOf(account), body);
  const { id } = bodyOf(made, 201, conditionAnswer);
  return async () => {
    // 404: its calls are used up.
    expect([200, 404]).toContain(
      (await send('DELETE', `/sandbox/conditions/${id}`, accessOf(account))).status,
    );
  };
}
