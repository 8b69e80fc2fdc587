import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbox } from '../../mail/outbox.ts';
import { serveOutbox } from './serve-outbox.ts';

const LINK = 'http://localhost:4005/redefinir-senha?token=segredo';
let app: FastifyInstance;
beforeAll(async () => {
  const outbox = createOutbox(() => 0);
  await outbox.send({ to: 'a@example.com', subject: 's', text: LINK, html: LINK });
  app = Fastify({ trustProxy: true });
  serveOutbox(app, outbox);
});
afterAll(() => app.close());

const getOutbox = async (remoteAddress: string, host: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await app.inject({
    url: '/api/outbox',
    remoteAddress,
    headers: { host, ...headers },
  });
  return { statusCode, told: body.includes('segredo') };
};

it('shows stored e-mails to this machine, under its own names, on any port', async () => {
  for (const host of ['localhost:4005', '127.0.0.1:4000', '[::1]:1'])
    expect(await getOutbox('127.0.0.1', host)).toEqual({ statusCode: 200, told: true });
});

it('shows them through the console under its own names alone', async () => {
  const through = async (host: string) =>
    getOutbox('127.0.0.1', '127.0.0.1:4000', { 'x-forwarded-host': host });
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect(await through(host)).toEqual({ statusCode: 200, told: true });
  for (const host of ['evil.example:3000', '192.168.0.5:3000', '', 'localhost, evil.example'])
    expect((await through(host)).told).toBe(false);
});

it('is not found for any other machine, under any claimed name', async () => {
  const forged = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:4005' };
  for (const [address, host] of [
    ['203.0.113.7', 'localhost:4005'],
    ['10.0.0.9', '127.0.0.1:4000'],
    ['127.0.0.1', 'console.example'],
    ['127.0.0.1', '127.0.0.1.console.example'],
    ['127.0.0.1', 'localhost@console.example'],
  ] as const) {
    expect((await getOutbox(address, host)).told).toBe(false);
    const answer = await getOutbox(address, host, forged);
    expect(answer.told).toBe(false);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});
