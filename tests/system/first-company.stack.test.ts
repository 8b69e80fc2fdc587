import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newAccount } from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

it('docs/api.md registers a first company as it is printed', async () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8');
  const script = /## The first company\n[\s\S]*?```bash\n([\s\S]*?)\n```/.exec(page)?.[1] ?? 'false';
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-first-'));
  fs.mkdirSync(path.join(dir, '.emite'));
  const credentials = { ...(await newAccount()), apiUrl: stack().apiUrl };
  fs.writeFileSync(path.join(dir, '.emite/credentials.json'), JSON.stringify(credentials));
  const { stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: dir,
    encoding: 'utf8',
    // A socket as input has bash read the profile of a remote shell.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  fs.rmSync(dir, { recursive: true });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ cnpj: '11444777000161', environment: 2 });
});
