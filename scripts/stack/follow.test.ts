import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLogs, whenSourcesChange } from './follow.mjs';

let folder: string;
let end: () => void;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-follow-'));
});
afterEach(() => {
  end();
  fs.rmSync(folder, { recursive: true, force: true });
});
/** A machine that does much else. */
const LONG = { timeout: 60_000 };
const write = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), text);

it('acts after a source has changed, and once more for what changed meanwhile', async () => {
  let finish = (): void => undefined;
  const act = vi.fn<() => Promise<void>>(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  end = whenSourcesChange([folder], act);
  write('a.ts', '1');
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1), LONG);
  write('b.ts', '1');
  write('c.ts', '1');
  await vi.waitFor(() => {
    finish();
    expect(act).toHaveBeenCalledTimes(2);
  }, LONG);
});

it('says whole lines, those that are written from now on', async () => {
  const said: string[] = [];
  write('api.log', 'before\n');
  end = followLogs(folder, ['api', 'worker'], (line) => said.push(line));
  fs.appendFileSync(path.join(folder, 'api.log'), 'one\ntw');
  await vi.waitFor(() => expect(said).toEqual(['api    | one']), LONG);
  fs.appendFileSync(path.join(folder, 'api.log'), 'o\n');
  write('worker.log', 'three\n');
  await vi.waitFor(
    () => expect(said.toSorted()).toEqual(['api    | one', 'api    | two', 'worker | three']),
    LONG,
  );
});
