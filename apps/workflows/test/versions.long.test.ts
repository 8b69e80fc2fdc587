import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stack } from '@fiscal/core/testing/stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lotAnswer } from './support/authority.ts';
import { acceptDocument } from './support/documents.ts';
import { type Flow, startFlow } from './support/flow.ts';
import type { MemoryDocument } from './support/memory-store.ts';
import { nextBundle } from './support/next-bundle.ts';

const { temporalAddress: address, temporalNamespace: namespace } = stack();
const LONG = { timeout: 300_000, interval: 100 };
let careless: string;
let flow: Flow;

beforeAll(async () => {
  careless = await nextBundle('careless');
  flow = await startFlow({ address, namespace, version: '1' });
  await awaitVersion('1');
  await flow.versions.use('1');
});
afterAll(async () => {
  await flow.stop();
  await rm(dirname(careless), { recursive: true });
});

const awaitVersion = (version: string) =>
  vi.waitFor(async () => {
    const versions = await flow.versions.look();
    expect(versions.known.map((each) => each.version)).toContain(version);
  }, LONG);

/** An overuse block lasts an hour: only a wake ends it. */
async function waiting(): Promise<MemoryDocument> {
  const document = acceptDocument(flow.store);
  flow.authority.plan.autorizacao.push(lotAnswer('656', 'Consumo Indevido'));
  await flow.wake(document);
  await vi.waitFor(async () => expect(await flow.estado(document)).toMatchObject({ cStat: '656' }), LONG);
  flow.overuse.release();
  return document;
}

/** The careless build alone begins with a timer, which a history of the other cannot be replayed by. */
const isOfSecond = async (document: MemoryDocument) => (await flow.events(document)).includes('timerFired');

/** Emits documents and returns for each whether the second build did it; each has one verdict and was sent once. */
async function emitAll(count: number): Promise<boolean[]> {
  const documents = Array.from({ length: count }, () => acceptDocument(flow.store));
  await Promise.all(documents.map((document) => flow.run(document)));
  for (const document of documents) decidedOnce(document);
  return Promise.all(documents.map(isOfSecond));
}
function decidedOnce(document: MemoryDocument): void {
  expect(document.verdicts).toMatchObject([{ kind: 'autorizada' }]);
  expect(document.attempts).toMatchObject([{ state: 'autorizado' }]);
}

it('leads what begins to a build by parts and back; what is under way ends where it began', async () => {
  const old = await waiting();
  await flow.startBeside(careless, '2');
  await awaitVersion('2');
  expect(new Set(await emitAll(5)), 'a build that nobody chose gets nothing').toEqual(new Set([false]));

  await flow.versions.ramp('2', 50);
  await vi.waitFor(async () => expect(new Set(await emitAll(10))).toEqual(new Set([true, false])), LONG);
  expect(await flow.versions.look()).toMatchObject({
    current: '1',
    ramping: { version: '2', percentage: 50 },
  });

  await flow.versions.use('2');
  await vi.waitFor(async () => expect(new Set(await emitAll(5))).toEqual(new Set([true])), LONG);
  expect(await flow.versions.look()).toMatchObject({ current: '2', ramping: null });
  expect(await flow.run(old)).toMatchObject({ status: 'AUTORIZADA' });
  decidedOnce(old);
  expect(await isOfSecond(old)).toBe(false);
  expect(await flow.events(old)).not.toContain('workflowTaskFailed');

  const young = await waiting();
  expect(await isOfSecond(young)).toBe(true);
  await flow.versions.use('1');
  await vi.waitFor(async () => expect(new Set(await emitAll(5))).toEqual(new Set([false])), LONG);

  await vi.waitFor(async () => expect(await flow.versions.retire('2')).toBe(1), LONG);
  expect(await flow.run(young)).toMatchObject({ status: 'AUTORIZADA' });
  decidedOnce(young);
  expect(await isOfSecond(young)).toBe(false);
});
