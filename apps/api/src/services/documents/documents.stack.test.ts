import { randomUUID } from 'node:crypto';
import type { Payload } from '@fiscal/core/testing/builders';
import { stack } from '@fiscal/core/testing/stack';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  accessOf,
  bodyOf,
  type Company,
  emit,
  emitToVerdict,
  liveOf,
  metricsOf,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { accountAnswer } from '../../rest/v1/account/get-account.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import { documentViewSchema } from '../../rest/v1/document-view.ts';
import { listAnswer } from '../../rest/v1/documents/list-documents-schema.ts';
import { validateAnswer } from '../../rest/v1/documents/validate-document.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

describe('GET /v1/documents', () => {
  const reference = `pedido ${randomUUID()}`;
  const made: string[] = [];
  beforeAll(async () => {
    for (let i = 0; i < 5; i++) made.push((await emitToVerdict(testOf(company), nfeOf(company))).id);
    made.push((await emitToVerdict({ ...testOf(company), 'x-referencia': reference }, nfceOf(company))).id);
  });
  const list = async (query: Record<string, string>): Promise<z.infer<typeof listAnswer>> =>
    bodyOf(
      await send('GET', `/v1/documents?${new URLSearchParams(query).toString()}`, testOf(company)),
      200,
      listAnswer,
    );

  it('pages newest first without gap or repetition', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: z.infer<typeof listAnswer> = await list({
        limit: '2',
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(made.toReversed());
  });

  it('finds a document by its reference under its own type alone', async () => {
    const at = (route: string) =>
      send('GET', `/v1/${route}/ref/${encodeURIComponent(reference)}`, testOf(company));
    const found = bodyOf(await at('nfc-e'), 200, documentViewSchema);
    expect(found).toMatchObject({ type: 'nfce', referencia: reference });
    expect((await at('nfe')).json).toMatchObject({ id: found.id });
    expect((await at('cte')).status).toBe(404);
  });

  it('filters', async () => {
    expect((await list({ type: 'nfce' })).data).toHaveLength(1);
    expect((await list({ status: 'REJEITADA' })).data).toEqual([]);
    const [byReference] = (await list({ referencia: reference })).data;
    expect(byReference).toMatchObject({ type: 'nfce', status: 'AUTORIZADA', referencia: reference });
    expect((await list({ accessKey: byReference?.accessKey ?? '' })).data.map(({ id }) => id)).toEqual([
      byReference?.id,
    ]);
    const { serie, numero } = byReference ?? { serie: 0, numero: 0 };
    expect((await list({ serie: String(serie), numero: String(numero), type: 'nfce' })).data).toEqual([
      byReference,
    ]);
    expect((await list({ serie: String(serie), type: 'nfce' })).data).toEqual([byReference]);
    expect((await list({ serie: '777' })).data).toEqual([]);
    expect((await list({ from: '2020-01-01', to: '2020-02-01' })).data).toEqual([]);
    expect((await list({ from: new Date(Date.now() - 3_600_000).toISOString() })).data).toHaveLength(6);
  });

  it('returns the changes since a moment: an event brings its document back', async () => {
    const [first = ''] = made;
    const headers = testOf(company);
    const before = (await list({})).data.map(({ updatedAt }) => updatedAt).toSorted();
    const after = new Date(Date.parse(before.at(-1) ?? '') + 1).toISOString();
    expect((await list({ updatedSince: after })).data).toEqual([]);
    const correction = { correcao: 'Transportadora trocada a pedido do cliente' };
    const reply = await send(
      'POST',
      `/v1/nfe/${first}/correct`,
      { ...headers, prefer: 'wait=30' },
      correction,
    );
    expect(reply.json, reply.text).toMatchObject({ event: { status: 'autorizado' } });
    expect((await list({ updatedSince: after })).data.map(({ id }) => id)).toEqual([first]);
  });

  it.each([
    'limit=0',
    'limit=1000',
    'status=OK',
    'accessKey=1',
    'from=ontem',
    'updatedSince=ontem',
    'cursor=lixo',
    'tipo=nfe',
    'limit=1&limit=2',
  ])('refuses the query %s', async (query) => {
    refusal(await send('GET', `/v1/documents?${query}`, testOf(company)), 400, 'requisicao_invalida');
  });
});

describe('POST /v1/{tipo}/validate', () => {
  const validate = async (payload: Payload, headers = {}, route = 'nfe') =>
    bodyOf(
      await send('POST', `/v1/${route}/validate`, { ...testOf(company), ...headers }, payload),
      200,
      validateAnswer,
    );

  it('shows totals and XML, and takes no number', async () => {
    const fresh = await newCompany(await newAccount());
    const reply = await send('POST', '/v1/nfe/validate', testOf(fresh), nfeOf(fresh));
    const body = bodyOf(reply, 200, validateAnswer);
    expect(body.errors).toEqual([]);
    expect(body).toMatchObject({ valid: true, totals: { vNF: '300.00', vProd: '300.00' } });
    expect(body.xml).toMatch(/^<NFe/);
    expect(body.completedInSandbox.length).toBeGreaterThan(0);
    expect((await emitToVerdict(testOf(fresh), nfeOf(fresh))).numero).toBe(1);
  });

  it('reports every problem: of the contract, and of the layout', async () => {
    const missing = await validate({ mod: '55' });
    expect(missing).toMatchObject({ valid: false, xml: null });
    expect(missing.errors.length).toBeGreaterThan(10);
    const strict = await validate(nfceOf(company), { 'x-sandbox-strict': 'true' }, 'nfc-e');
    expect(strict.valid).toBe(false);
    expect(strict.errors.length).toBeGreaterThan(1);
  });
});

describe('POST /v1/{tipo}/status', () => {
  it.each(['nfe', 'nfc-e'])('asks the emulated authority for %s', async (route) => {
    const body = bodyOf(await send('POST', `/v1/${route}/status`, testOf(company)), 200, statusAnswer);
    expect(body).toEqual({ online: true, message: expect.stringMatching(/^107: /) });
  });

  it('is offline, not an error, while live transmission is off', async () => {
    const body = bodyOf(await send('POST', '/v1/nfe/status', liveOf(company)), 200, statusAnswer);
    expect(body).toEqual({ online: false, message: expect.stringMatching(/desligada/) });
  });
});

describe('GET /v1/account', () => {
  it('shows credits, end of the trial and limits', async () => {
    const body = bodyOf(await send('GET', '/v1/account', accessOf(company)), 200, accountAnswer);
    expect(body).toMatchObject({
      id: company.accountId,
      inTrial: true,
      credits: { balance: 0, held: 0, available: 0 },
      limits: { writesPerMinute: 600, readsPerMinute: 6000 },
      accountLimits: { writesPerMinute: 2400, readsPerMinute: 24_000 },
    });
    const days = (Date.parse(body.trialEndsAt) - Date.parse(body.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});

describe('rate limit', () => {
  it('limits a client to its own setting and shows its current use', async () => {
    const limited = await newCompany(await newAccount({ ceilings: { writes: 1_200, reads: 3_000 } }));
    const patched = await send('PATCH', `/v1/clients/${limited.clientId}`, accessOf(limited), {
      limits: { writesPerMinute: 2, readsPerMinute: null },
    });
    expect(patched.status).toBe(200);
    const first = await send('POST', '/v1/nfe/emit', testOf(limited), nfeOf(limited));
    expect(first.headers.get('ratelimit-limit')).toBe('2');
    expect(first.headers.get('ratelimit-remaining')).toBe('1');
    await emit(testOf(limited), nfeOf(limited));
    const third = await send('POST', '/v1/nfe/emit', testOf(limited), nfeOf(limited));
    refusal(third, 429, 'limite_excedido');
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    const read = await send('GET', '/v1/documents', testOf(limited));
    expect(read.headers.get('ratelimit-limit')).toBe('3000');
  });

  it('shows no more than the account lets a token have, in views and headers alike', async () => {
    const account = await newAccount({ ceilings: { writes: 1_200, reads: 3_000 } });
    const limited = await newCompany(account);
    const path = `/v1/clients/${limited.clientId}`;
    const defaultLimits = { writesPerMinute: 600, readsPerMinute: 3000 };
    expect((await send('GET', '/v1/account', accessOf(account))).json).toMatchObject({
      limits: defaultLimits,
      accountLimits: { writesPerMinute: 1200, readsPerMinute: 3000 },
    });
    expect((await send('GET', path, accessOf(account))).json).toMatchObject({ limits: defaultLimits });
    const limits = { writesPerMinute: 1201 };
    const refused = refusal(
      await send('PATCH', path, accessOf(account), { limits }),
      400,
      'requisicao_invalida',
    );
    expect(refused.errors).toMatchObject([
      { field: 'limits.writesPerMinute', message: expect.stringContaining('1200'), fix: expect.any(String) },
    ]);
    const read = await send('GET', '/v1/documents', testOf(limited));
    expect(read.headers.get('ratelimit-limit')).toBe('3000');
  });
});

describe('for operators', () => {
  it('is alive, ready and measured, and publishes its contract', async () => {
    expect((await send('GET', '/healthz', {})).status).toBe(200);
    expect((await send('GET', `${stack().operatorsUrl}/readyz`, {})).json).toMatchObject({ status: 'ok' });
    await emit(testOf(company), nfeOf(company));
    expect(await metricsOf(stack().operatorsUrl)).toMatch(
      /emite_documents_accepted_total\{type="nfe",environment="2"\} \d+/,
    );
    expect((await send('GET', '/openapi.json', {})).json).toMatchObject({
      openapi: '3.1.0',
      info: { version: 'v1' },
    });
    expect((await send('GET', '/docs/', {})).status).toBe(200);
  });
});
