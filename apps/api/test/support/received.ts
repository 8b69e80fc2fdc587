import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { expect } from 'vitest';
import { receivedListSchema, receivingSchema } from '../../src/rest/v1/received/schema.ts';
import { type Account, accessOf, bodyOf, type Company, send, testOf, until } from './api.ts';

/** More than the pause between two questions. */
export const PAUSE_S = 66 * 60;

/** Turns receiving on, and waits for the first question. */
export async function startReceiving(
  account: Account,
  { clientId }: Company,
  settings: { readonly types?: readonly DistributedType[]; readonly manifestacaoAutomatica?: string } = {},
): Promise<void> {
  const access = accessOf(account);
  const url = `/v1/clients/${clientId}/received/2`;
  bodyOf(await send('PUT', url, access, { enabled: true, ...settings }), 200, receivingSchema);
  await until(async () =>
    expect(bodyOf(await send('GET', url, access), 200, receivingSchema).state).toBe('normal'),
  );
}

/** Turns receiving on, waits for the first question, and buys; ids of the notes once they have arrived. Moves the account's clock. */
export async function receiveNotes(
  account: Account,
  company: Company,
  {
    quantidade,
    type = 'nfe',
    ...settings
  }: {
    readonly quantidade: number;
    readonly type?: DistributedType;
    readonly manifestacaoAutomatica?: string;
  },
): Promise<readonly string[]> {
  const access = accessOf(account);
  await startReceiving(account, company, { types: [type], ...settings });
  const bought = await send('POST', '/sandbox/received', access, { type, cnpj: company.cnpj, quantidade });
  expect(bought.status).toBe(201);
  expect((await send('POST', '/sandbox/clock', access, { advance: PAUSE_S })).status).toBe(200);
  return until(async () => {
    const { data } = bodyOf(await send('GET', '/v1/received', testOf(company)), 200, receivedListSchema);
    expect(data).toHaveLength(quantidade);
    return data.map(({ id }) => id);
  });
}
