import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const start = (file: string, ...args: string[]): Promise<readonly [number | null, string, string]> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', path.join(import.meta.dirname, file), ...args];
    const child = execFile(process.execPath, command, (_, out, errors) =>
      resolve([child.exitCode, out, errors]),
    );
  });

it('shows its usage when asked', async () => {
  const [code, out, errors] = await start('account.ts', '--help');
  expect([code, errors]).toEqual([0, '']);
  expect(out).toMatch(/^usage: npm run account --/);
});

it('runs where its file was started, and reports a complaint without a stack', async () => {
  const [code, out, errors] = await start('account.ts', 'creat');
  expect([code, out]).toEqual([1, '']);
  expect(errors).toMatch(/^Unknown command creat\nusage: npm run account --/);
  expect(errors).not.toMatch(/^ +at /m);
});
