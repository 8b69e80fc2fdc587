import { expect, vi } from 'vitest';
import { documentViewSchema } from '../../src/rest/v1/document-view.ts';
import { bodyOf, type Company, emit, nfeOf, PATIENCE_MS, send, testOf } from './api.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Documents under way at once. */
const LANES = 8;

/**
 * Emits `count` documents and cancels every eighth. As soon as `receiver` has the message about a change, a read with the tag of
 * before gives the new state; so does one without it, which every third document gets.
 */
export async function expectFreshReads(
  companies: readonly Company[],
  receiver: WebhookReceiver,
  count: number,
): Promise<void> {
  let begun = 0;
  const lane = async () => {
    while (begun < count) {
      const n = begun++;
      const company = companies[n % companies.length];
      if (company !== undefined)
        await followOne(company, receiver, { cancels: n % LANES === 0, sendsTags: n % 3 !== 0 });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

interface Seen {
  readonly tag: string | null;
  readonly status: string;
}

async function followOne(
  company: Company,
  receiver: WebhookReceiver,
  { cancels, sendsTags }: { readonly cancels: boolean; readonly sendsTags: boolean },
): Promise<void> {
  const headers = testOf(company);
  const { invoiceId: id } = await emit(headers, nfeOf(company));
  const path = `/v1/nfe/${id}`;
  /** The present state, by a read with the tag of the one seen before. */
  const look = async (seen: Seen | null): Promise<Seen> => {
    const sent = sendsTags ? (seen?.tag ?? null) : null;
    const answer = await send('GET', path, { ...headers, ...(sent !== null && { 'if-none-match': sent }) });
    if (answer.status === 304 && seen !== null) return seen;
    const { status } = bodyOf(answer, 200, documentViewSchema);
    return { tag: answer.headers.get('etag'), status };
  };
  const becomes = async (type: string, status: string, before: Seen) => {
    await receiver.until(1, ({ message }) => message.type === type && message.data.documentId === id);
    const after = await look(before);
    expect(after).toEqual({ tag: expect.stringMatching(/^"/), status });
    return after;
  };
  const authorized = await becomes('document.authorized', 'AUTORIZADA', await look(null));
  if (!cancels) return;
  const asked = await send('POST', `${path}/cancel`, headers, { reason: 'Pedido cancelado pelo cliente' });
  expect(asked.status).toBe(202);
  await becomes('document.cancelled', 'CANCELADA', await look(authorized));
}

/** A settled document keeps its tag. */
export async function expectKept(company: Company, id: string): Promise<void> {
  const headers = testOf(company);
  await vi.waitFor(
    async () => {
      const tag = (await send('GET', `/v1/nfe/${id}`, headers)).headers.get('etag') ?? '';
      const again = await send('GET', `/v1/nfe/${id}`, { ...headers, 'if-none-match': tag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}
