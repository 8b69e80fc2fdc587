import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers } from '../base/http.mjs';
import { prepareHome, stackHome } from '../base/paths.mjs';
import { freePort } from '../base/ports.mjs';
import { commandOf } from '../base/processes.mjs';
import { findService, startService, stopService } from './services.mjs';

let home: ReturnType<typeof stackHome>;
let port: number;

beforeEach(async () => {
  home = stackHome(fs.mkdtempSync(path.join(os.tmpdir(), 'emite-services-')));
  prepareHome(home);
  port = await freePort();
});

afterEach(async () => {
  await stopService(home, 'echo');
  fs.rmSync(home.dir, { recursive: true, force: true });
});

const server = (
  env: Record<string, string> = {},
  script = `http.createServer((_, r) => r.end('ok')).listen(${port}, '127.0.0.1')`,
) => ({
  name: 'echo',
  command: process.execPath,
  args: ['-e', `const http = require('node:http'); ${script}`],
  env,
  ports: [{ port, setting: 'PORT' }],
  healthy: () => answers(`http://127.0.0.1:${port}/`),
});

it('starts, adopts and stops a service by its pid', async () => {
  const first = await startService(home, server());
  expect(await startService(home, server())).toEqual({ pid: first.pid, adopted: true });
  expect(await stopService(home, 'echo')).toBe(true);
  expect(commandOf(first.pid)).toBeNull();
  expect(await stopService(home, 'echo')).toBe(false);
});

it('replaces a service whose settings have changed', async () => {
  const first = await startService(home, server());
  const second = await startService(home, server({ LOG_LEVEL: 'debug' }));
  expect(second.adopted).toBe(false);
  expect(commandOf(first.pid)).toBeNull();
});

it('starts anew after the service was killed', async () => {
  const first = await startService(home, server());
  process.kill(first.pid, 'SIGKILL');
  const second = await startService(home, server());
  expect(second).toMatchObject({ adopted: false });
  expect(second.pid).not.toBe(first.pid);
});

it('does not take a process for ours because it has the pid of a dead one', async () => {
  await startService(home, server());
  const file = path.join(home.run, 'echo.json');
  const record = JSON.parse(fs.readFileSync(file, 'utf8'));
  await stopService(home, 'echo');
  fs.writeFileSync(file, JSON.stringify({ ...record, pid: process.pid }));
  expect(findService(home, 'echo')).toBeNull();
  expect(await stopService(home, 'echo')).toBe(false);
});

it('says why a service died while starting', async () => {
  await expect(startService(home, server({}, `throw new Error('no luck today')`))).rejects.toThrow(
    /no luck today/,
  );
});

it('names the taken port and what to change', async () => {
  await startService(home, server());
  await expect(startService(home, { ...server(), name: 'other' })).rejects.toThrow(
    `Port ${port} (other) is taken`,
  );
});
