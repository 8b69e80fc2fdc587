import { randomUUID } from 'node:crypto';
import { whole } from '@fiscal/core/testing/builders';
import { addCredits } from '@fiscal/db/accounts/credits';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  emit,
  emitToVerdict,
  liveOf,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import { ownerDb } from '../../../test/support/databases.ts';
import { accountAnswer } from '../../rest/v1/account/get-account.ts';
import { emitAnswerWithVerdict } from '../../rest/v1/documents/emit-document-schema.ts';
import { emitAnswer } from './emit-answer.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});
const post = (headers: Readonly<Record<string, string>>, body: unknown, route = 'nfe') =>
  send('POST', `/v1/${route}/emit`, headers, body);

describe('Idempotency-Key', () => {
  it('replays status and body, and emits once', async () => {
    const headers = { ...testOf(company), 'idempotency-key': randomUUID() };
    const payload = nfeOf(company);
    const first = await post(headers, payload);
    const again = await post(headers, payload);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.status).toBe(202);
    expect(again.json).toEqual(first.json);
  });

  it('compares content, and answers a waiting repetition with the verdict', async () => {
    const headers = { ...testOf(company), 'idempotency-key': randomUUID() };
    const payload = nfeOf(company);
    const first = bodyOf(await post(headers, payload), 202, emitAnswer);
    const { invoiceId } = first;
    const relaid = JSON.stringify(Object.fromEntries(Object.entries(payload).toReversed()), null, 2);
    const again = await send('POST', '/v1/nfe/emit', { ...headers, prefer: 'wait=30' }, relaid);
    const verdict = bodyOf(again, 202, emitAnswerWithVerdict);
    expect(verdict).toMatchObject({ ...first, id: invoiceId, status: 'AUTORIZADA' });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('preference-applied')).toBe('wait=30');
  });

  it('takes twenty at once as one', async () => {
    const headers = { ...testOf(company), 'idempotency-key': randomUUID() };
    const payload = nfeOf(company);
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(headers, payload)));
    const taken = replies.filter(({ status }) => status === 202);
    const ids = new Set(taken.map((reply) => bodyOf(reply, 202, emitAnswer).invoiceId));
    expect(ids.size).toBe(1);
    for (const reply of replies.filter(({ status }) => status !== 202))
      refusal(reply, 409, 'em_processamento');
  });

  it('refuses another body under the same key', async () => {
    const headers = { ...testOf(company), 'idempotency-key': randomUUID() };
    await post(headers, nfeOf(company));
    refusal(
      await post(headers, nfeOf(company, { numero: '77', serie: '9' })),
      409,
      'chave_idempotencia_reutilizada',
    );
  });

  it('is stored per route and token', async () => {
    const key = randomUUID();
    const other = await newCompany(await newAccount());
    const replies = [
      await post({ ...testOf(company), 'idempotency-key': key }, nfeOf(company)),
      await post({ ...testOf(company), 'idempotency-key': key }, nfceOf(company), 'nfc-e'),
      await post({ ...testOf(other), 'idempotency-key': key }, nfeOf(other)),
    ];
    expect(new Set(replies.map((reply) => bodyOf(reply, 202, emitAnswer).invoiceId)).size).toBe(3);
  });

  it('keeps nothing of a refused body', async () => {
    const headers = { ...testOf(company), 'idempotency-key': randomUUID() };
    refusal(await post(headers, {}), 400, 'requisicao_invalida');
    expect((await post(headers, nfeOf(company))).status).toBe(202);
  });
});

describe('X-Referencia', () => {
  it('is unique until the document is rejected', async () => {
    const headers = { ...testOf(company), 'x-referencia': `pedido ${randomUUID()}` };
    const rejected = await emitToVerdict(
      headers,
      nfeOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' }),
    );
    expect(rejected).toMatchObject({ status: 'REJEITADA', referencia: headers['x-referencia'] });
    const { invoiceId } = await emit(headers, nfeOf(company));
    expect(refusal(await post(headers, nfeOf(company)), 409, 'referencia_duplicada').message).toContain(
      invoiceId,
    );
    expect((await verdictOf(headers, invoiceId)).status).toBe('AUTORIZADA');
    refusal(await post(headers, nfeOf(company)), 409, 'referencia_duplicada');
  });
});

describe('credits', () => {
  const balance = async (account: Account) =>
    bodyOf(await send('GET', '/v1/account', accessOf(account)), 200, accountAnswer);

  it('are not asked for in the trial, nor ever with a test token', async () => {
    const trial = await newCompany(await newAccount());
    expect(await balance(trial)).toMatchObject({ inTrial: true, credits: { balance: 0, available: 0 } });
    expect((await post(liveOf(trial), nfeOf(trial))).status).toBe(202);
    const over = await newCompany(await newAccount({ trialDays: 0 }));
    expect((await post(testOf(over), nfeOf(over))).status).toBe(202);
  });

  it('are reserved at the 202 and required after the trial', async () => {
    const account = await newAccount({ trialDays: 0 });
    const over = await newCompany(account);
    refusal(await post(liveOf(over), nfeOf(over)), 402, 'creditos_esgotados');
    await addCredits(ownerDb(), account.accountId, {
      amountMilli: 1500n,
      actor: { kind: 'system', id: 'test' },
      note: 'test',
    });
    expect(await balance(account)).toMatchObject({
      inTrial: false,
      credits: { balance: 1.5, held: 0, available: 1.5 },
    });
    const { invoiceId } = await emit(liveOf(over), whole(nfeOf(over)));
    const other = await emit(liveOf(over), whole(nfceOf(over)));
    const short = await post(liveOf(over), nfceOf(over), 'nfc-e');
    refusal(short, 402, 'creditos_esgotados');
    expect(short.json).toMatchObject({
      message:
        'Faltam créditos: a emissão custa 0,5 e a conta tem 0 disponíveis, e 1,5 estão reservados para documentos em andamento. Adicione créditos para emitir.',
    });
    // Live transmission is off: nothing is decided, so the hold stays.
    const view = await verdictOf(liveOf(over), invoiceId);
    expect(view).toMatchObject({
      status: 'ERRO_TECNICO',
      environment: 1,
      creditsCharged: 0,
      completedInSandbox: [],
    });
    expect(view.xMotivo).toMatch(/desligada/);
    expect((await balance(account)).credits).toEqual({ balance: 1.5, held: 1.5, available: 0 });

    await verdictOf(liveOf(over), other.invoiceId, 'nfc-e');
    const resumed = await send('POST', `/v1/documents/${other.invoiceId}/resume`, liveOf(over));
    expect([resumed.status, resumed.json]).toEqual([202, { status: 'PENDENTE' }]);
    const given = await send('POST', `/v1/documents/${invoiceId}/abandon`, liveOf(over));
    expect([given.status, given.json]).toEqual([200, { status: 'REJEITADA' }]);
    expect(await verdictOf(liveOf(over), invoiceId)).toMatchObject({
      status: 'REJEITADA',
      rejection: { origin: 'desistencia' },
    });
    expect((await balance(account)).credits).toEqual({ balance: 1.5, held: 0.5, available: 1 });
    const done = await send('POST', `/v1/documents/${invoiceId}/abandon`, testOf(over));
    refusal(done, 404, 'nao_encontrado');
  });
});
