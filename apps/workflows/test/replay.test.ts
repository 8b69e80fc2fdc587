import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createPayloadCodec } from '@fiscal/db/crypto/payload-codec';
import { Worker } from '@temporalio/worker';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { installRuntime } from '../src/runtime.ts';
import { testBundle } from './support/bundle.ts';
import { HISTORIES, HISTORY_KEY, plainToHistory } from './support/history.ts';

/** Histories saved from real runs (`SAVE_HISTORIES=1` on the flow tests). Never rewrite one: a change that breaks it goes behind `patched()`. */
const cases = ['document', 'inutilizacao'].flatMap((workflow) =>
  readdirSync(`${HISTORIES}${workflow}`).map((name) => `${workflow}/${name}`),
);

installRuntime(createLogger('silent'));

const replay = async (text: string): Promise<void> =>
  Worker.runReplayHistory(
    {
      workflowBundle: { codePath: await testBundle() },
      dataConverter: { payloadCodecs: [createPayloadCodec(HISTORY_KEY)] },
    },
    plainToHistory(JSON.parse(text)),
  );

describe('replay of saved histories', () => {
  it('covers the paths of an emission, of events and of voiding', () => {
    expect(cases.length).toBeGreaterThanOrEqual(27);
  });

  it.each(cases)('%s', async (name) => {
    await expect(replay(await readFile(`${HISTORIES}${name}`, 'utf8'))).resolves.toBeUndefined();
  });

  it('notices a history that this workflow would not have written', async () => {
    const text = await readFile(`${HISTORIES}document/autorizada.json`, 'utf8');
    await expect(replay(text.replaceAll('core_local_activity', 'core_other'))).rejects.toThrow(
      /Nondeterminism/,
    );
  });
});
