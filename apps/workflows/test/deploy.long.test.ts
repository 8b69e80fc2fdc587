import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stack } from '@fiscal/core/testing/stack';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lotAnswer } from './support/authority.ts';
import { acceptDocument } from './support/documents.ts';
import { type Flow, startFlow } from './support/flow.ts';
import { HISTORIES, HISTORY_KEY, plainToHistory } from './support/history.ts';
import { nextBundle } from './support/next-bundle.ts';

const { temporalAddress: address, temporalNamespace: namespace } = stack();
let patched: string;
let careless: string;
let flow: Flow;

beforeAll(async () => {
  [patched, careless] = await Promise.all([nextBundle('patched'), nextBundle('careless')]);
  flow = await startFlow({ address, namespace });
});
afterAll(async () => {
  await flow.stop();
  for (const bundle of [patched, careless]) await rm(dirname(bundle), { recursive: true });
});

const replay = async (bundle: string, history: string): Promise<void> =>
  Worker.runReplayHistory(
    {
      workflowBundle: { codePath: bundle },
      dataConverter: { payloadCodecs: [createPayloadCodec(() => ({ current: HISTORY_KEY, others: [] }))] },
    },
    plainToHistory(JSON.parse(await readFile(`${HISTORIES}document/${history}.json`, 'utf8'))),
  );

/** An overuse block lasts an hour: only a wake ends it. */
async function waitingDocument() {
  const document = acceptDocument(flow.store);
  flow.authority.plan.autorizacao.push(lotAnswer('656', 'Consumo Indevido'));
  await flow.wake(document);
  await expect
    .poll(() => flow.estado(document), { timeout: 300_000 })
    .toMatchObject({ situacao: 'aguardando', cStat: '656' });
  flow.overuse.release();
  return document;
}

describe('a changed workflow', () => {
  it('ends the runs that were under way before it, and does its own way what comes after', async () => {
    const old = await waitingDocument();
    await flow.deploy(patched);
    const begun = acceptDocument(flow.store);
    expect(await flow.run(begun)).toMatchObject({ status: 'AUTORIZADA' });
    expect(await flow.events(begun)).toContain('timerFired');
    const timers = async () => (await flow.events(old)).filter((kind) => kind === 'timerStarted').length;
    const before = await timers();
    expect(await flow.run(old)).toMatchObject({ status: 'AUTORIZADA' });
    expect(await timers()).toBe(before);
    expect(old.attempts).toMatchObject([{ state: 'autorizado' }]);
  });

  it('replays what the present one has written', async () => {
    await expect(replay(patched, 'autorizada')).resolves.toBeUndefined();
  });

  it('without patched() is refused by the replay tests, before it is deployed', async () => {
    await expect(replay(careless, 'autorizada')).rejects.toThrow(/Nondeterminism/);
  });
});
