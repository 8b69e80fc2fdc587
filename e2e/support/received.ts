import { expect } from '@playwright/test';
import { stack } from '../env.ts';
import type { Client } from './accounts.ts';
import { bodyOf, send } from './http.ts';

/** More than the pause between two questions to the distribution. */
const PAUSE_S = 66 * 60;

interface Listed {
  readonly data: readonly { readonly id: string; readonly nome: string | null; readonly accessKey: string }[];
}

/** Turns receiving on, buys from invented suppliers, and waits for the notes, the newest first. Moves the account's clock. */
export async function receiveNotes(
  client: Client,
  quantidade: number,
  type: 'nfe' | 'cte' | 'nfse' = 'nfe',
): Promise<Listed['data']> {
  const { apiUrl } = stack();
  const access = { 'x-access-key': client.accessKey };
  const token = { ...access, authorization: `Bearer ${client.testToken}` };
  const settings = `${apiUrl}/v1/clients/${client.clientId}/received/2`;
  const post = (path: string, body: unknown) => send('POST', `${apiUrl}${path}`, access, body);
  expect((await send('PUT', settings, access, { enabled: true, types: [type] })).status).toBe(200);
  await expect
    .poll(async () => bodyOf<{ state: string | null }>(await send('GET', settings, access), 200).state, {
      timeout: 60_000,
    })
    .toBe('normal');
  expect((await post('/sandbox/received', { type, cnpj: client.cnpj, quantidade })).status).toBe(201);
  expect((await post('/sandbox/clock', { advance: PAUSE_S })).status).toBe(200);
  const list = async () => bodyOf<Listed>(await send('GET', `${apiUrl}/v1/received`, token), 200).data;
  await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(quantidade);
  return list();
}

/** Lets the whole notes of manifested summaries arrive. */
export async function passTime(client: Client): Promise<void> {
  const { apiUrl } = stack();
  const access = { 'x-access-key': client.accessKey };
  expect((await send('POST', `${apiUrl}/sandbox/clock`, access, { advance: PAUSE_S })).status).toBe(200);
}
