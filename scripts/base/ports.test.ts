import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, freePorts } from './ports.mjs';

const MODULE = new URL('ports.mjs', import.meta.url).href;
const CALL = `const { freePorts } = await import(${JSON.stringify(MODULE)});
process.stdout.write(JSON.stringify(await freePorts(300)) + '\\n');
process.stdin.resume().on('end', () => process.exit());`;

/** Ports that another process has been given, which it keeps until `end`. */
async function elsewhere(env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CALL], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  });
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += String(chunk);
    if (text.endsWith('\n')) break;
  }
  const ports = JSON.parse(text) as number[];
  const end = () => {
    child.stdin.end();
    return once(child, 'exit');
  };
  const kill = () => {
    child.kill('SIGKILL');
    return once(child, 'exit');
  };
  return { ports, end, kill, pid: String(child.pid) };
}

it('gives no port to two processes that ask at the same time', async () => {
  const [ours, ...others] = await Promise.all([freePorts(300), elsewhere(), elsewhere()]);
  const all = [...ours, ...others.flatMap(({ ports }) => ports)];
  expect(new Set(all).size).toBe(900);
  await Promise.all(others.map(({ end }) => end()));
});

it('gives ports that outgoing connections are not given, and that a server can take', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = net.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('gives what killed processes left, were it all there is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-claims-'));
  const env = { ...process.env, TMPDIR: folder };
  const killed = await elsewhere(env);
  await killed.kill();
  const [claims = ''] = fs.readdirSync(folder);
  // Beside its ports, those it found taken by servers of others.
  expect(fs.readdirSync(path.join(folder, claims))).toEqual(expect.arrayContaining(killed.ports.map(String)));
  for (let port = 10_000; port < 30_000; port++)
    fs.writeFileSync(path.join(folder, claims, String(port)), killed.pid);
  const next = await elsewhere(env);
  expect(new Set(next.ports).size).toBe(300);
  await next.end();
  fs.rmSync(folder, { recursive: true });
});
