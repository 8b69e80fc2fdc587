import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newAccount, newCompany, PATIENCE_MS } from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { newSecret } from '../../packages/webhooks/src/sign.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { runTypeScript, tsxArgs } from '../../scripts/base/tsx.mjs';

interface Received {
  readonly type: string;
  readonly data: { readonly documentId?: string };
}

const secret = newSecret();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const { accessKey, testToken, clientId } = await newCompany(await newAccount());
  env = {
    EMITE_API: stack().apiUrl,
    EMITE_ACCESS_KEY: accessKey,
    EMITE_TOKEN: testToken,
    EMITE_CLIENT_ID: clientId,
    EMITE_WEBHOOK_SECRET: secret,
  };
});

/** Only this file listens there, so a port that is taken on 127.0.0.1 stays free on it. */
const HOST = '127.0.0.77';

/** A developer's server: what it takes is signed, or it does not take it. */
async function receiver(host: string, port: number, received: Received[]): Promise<number> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = new Webhook(secret).verify(Buffer.concat(chunks).toString(), headers);
      received.push(body as Received);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

function listening(port: number): () => string {
  const args = tsxArgs('scripts/emite.ts', 'listen', '--forward', `http://${HOST}:${port}/hook`);
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...machineEnv(process.env), ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  ends.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return () => output;
}

const triggerChange = async (type: string): Promise<string> =>
  (await runTypeScript('scripts/emite.ts', { args: ['trigger', type], env })).trim().replace(/^.*: /, '');

it('triggered changes reach a local server, signed and in order, even one that starts later', async () => {
  const port = await receiver('127.0.0.1', 0, []);
  const output = listening(port);
  const until = (text: string) =>
    vi.waitFor(() => expect(output()).toContain(text), { timeout: PATIENCE_MS, interval: 50 });
  await until('Ready');
  const [cancelled, rejected] = [
    await triggerChange('document.cancelled'),
    await triggerChange('document.rejected'),
  ];
  await until('connect');
  const received: Received[] = [];
  await receiver(HOST, port, received);
  const typesOf = (id: string) =>
    received.filter(({ data }) => data.documentId === id).map(({ type }) => type);
  await vi.waitFor(() => expect(typesOf(rejected)).toContain('document.rejected'), {
    timeout: PATIENCE_MS,
    interval: 50,
  });
  expect(typesOf(cancelled)).toEqual([
    'document.pending',
    'document.authorized',
    'document.event.requested',
    'document.cancelled',
  ]);
  expect(typesOf(rejected)).toEqual(['document.pending', 'document.rejected']);
  expect(output()).toContain(`Signing secret: ${secret}`);
});

it.each([
  [['trigger', 'document.lost'], /choose one of document\.pending/],
  [['listen', '--forward', 'https://10.0.0.1/hook'], /--forward: .*rede privada/],
  [
    ['listen', '--forward', 'http://127.0.0.1:9/hook', '--types', 'document.lost'],
    /types.*requisicao_invalida/,
  ],
  [['listen', '--forward', 'http://127.0.0.1:9/hook', '--secret', 'x'], /--secret: whsec_/],
])('%j is refused with what to do', async (args, hint) => {
  await expect(runTypeScript('scripts/emite.ts', { args, env })).rejects.toThrow(hint);
});
