import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { Worker } from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { installRuntime } from '../src/runtime.ts';
import { testBundle } from './support/bundle.ts';
import { HISTORIES, HISTORY_KEY, plainToHistory } from './support/history.ts';

/** Histories saved from real runs (`SAVE_HISTORIES=1` on the flow tests). Never rewrite one: a change that breaks it goes behind `patched()`. */
const cases = ['document', 'inutilizacao'].flatMap((workflow) =>
  readdirSync(`${HISTORIES}${workflow}`).map((name) => `${workflow}/${name}`),
);

installRuntime(createLogger('silent'));

const historyOf = (name: string): Promise<string> => readFile(`${HISTORIES}${name}`, 'utf8');

/** Errors of today's workflow replaying each history; one worker replays them all. */
async function replayAll(texts: Readonly<Record<string, string>>): Promise<Map<string, Error | undefined>> {
  const histories = Object.entries(texts).map(([workflowId, text]) => ({
    workflowId,
    history: plainToHistory(JSON.parse(text)),
  }));
  const said = new Map<string, Error | undefined>();
  const options = {
    workflowBundle: { codePath: await testBundle() },
    dataConverter: { payloadCodecs: [createPayloadCodec(() => ({ current: HISTORY_KEY, others: [] }))] },
  };
  for await (const { workflowId, error } of Worker.runReplayHistories(options, histories))
    said.set(workflowId, error);
  return said;
}

describe('replay of saved histories', () => {
  let said: Map<string, Error | undefined>;
  beforeAll(async () => {
    const texts = await Promise.all(cases.map(async (name) => [name, await historyOf(name)] as const));
    said = await replayAll(Object.fromEntries(texts));
  });

  it('covers the paths of an emission, of events and of voiding', () => {
    expect(cases.length).toBeGreaterThanOrEqual(27);
    expect([...said.keys()].toSorted()).toEqual(cases.toSorted());
  });

  it.each(cases)('%s', (name) => {
    expect(said.get(name)).toBeUndefined();
  });

  it('notices a history that this workflow would not have written', async () => {
    const text = await historyOf('document/autorizada.json');
    const other = await replayAll({ other: text.replaceAll('core_local_activity', 'core_other') });
    expect(String(other.get('other'))).toContain('Nondeterminism');
  });
});
