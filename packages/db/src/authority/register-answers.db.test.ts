import type { AnswerKey } from '@fiscal/core/activities/registers/answer-store';
import { describe, expect, it } from 'vitest';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { runRetention } from '../upkeep/retention.ts';
import { createRegisterAnswers } from './register-answers.ts';

const app = openDb('app');
const worker = openDb('worker');

const DAY_MS = 86_400_000;
const of = ({ accountId }: TestTenant, more: Partial<AnswerKey> = {}): AnswerKey => ({
  accountId,
  environment: 2,
  service: 'cadastro',
  ...more,
});
const answer = (message: string, askedAtMs = Date.now()) => ({ subject: 'SP cnpj 1', message, askedAtMs });

describe.each([
  ['app', app],
  ['worker', worker],
] as const)('role emite_%s', (_, db) => {
  const store = createRegisterAnswers(db);

  it('stores the last answer on a subject, and shows it to its account alone', async () => {
    const [mine, theirs] = [await createTenant(app), await createTenant(app)];
    await store.keep(of(mine), answer('primeira'), DAY_MS);
    const last = answer('segunda', Date.now() + 1);
    await store.keep(of(mine), last, DAY_MS);
    await store.keep(of(mine), { ...answer('outra'), subject: 'SP cnpj 2' }, DAY_MS);
    expect(await store.find(of(mine), ['SP cnpj 1', 'SP cnpj 3'])).toEqual([last]);
    expect(await store.find(of(theirs), ['SP cnpj 1'])).toEqual([]);
    expect(await store.find(of(mine, { environment: 1 }), ['SP cnpj 1'])).toEqual([]);
    expect(await store.find(of(mine, { service: 'gtin' }), ['SP cnpj 1'])).toEqual([]);
  });
});

it('keeps what a real município publishes for everybody, and what one of a sandbox does for its account', async () => {
  const store = createRegisterAnswers(worker);
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const stored = { ...answer('{}'), subject: `convenio de ${mine.accountId}` };
  const live = (tenant: TestTenant) => of(tenant, { environment: 1, service: 'municipio' });
  await store.keep(live(mine), stored, DAY_MS);
  expect(await store.find(live(theirs), [stored.subject])).toEqual([stored]);
  expect(await createRegisterAnswers(app).find(live(theirs), [stored.subject])).toEqual([stored]);
  await store.keep(of(mine, { service: 'municipio' }), stored, DAY_MS);
  expect(await store.find(of(theirs, { service: 'municipio' }), [stored.subject])).toEqual([]);
});

it('forgets what no longer holds', async () => {
  const store = createRegisterAnswers(app);
  const mine = await createTenant(app);
  const held = { ...answer('vale'), subject: 'vale' };
  await store.keep(of(mine), held, DAY_MS);
  await store.keep(of(mine), { ...answer('venceu', Date.now() - 2 * DAY_MS), subject: 'venceu' }, DAY_MS);
  const town = of(mine, { environment: 1, service: 'municipio' });
  const gone = { ...answer('venceu', Date.now() - 2 * DAY_MS), subject: `venceu de ${mine.accountId}` };
  await store.keep(town, gone, DAY_MS);
  await runRetention(worker, { testDocumentDays: 3_650, webhookDays: 3_650, emailDays: 3_650 });
  expect(await store.find(town, [gone.subject])).toEqual([]);
  expect(await store.find(of(mine), ['vale', 'venceu'])).toEqual([held]);
});
