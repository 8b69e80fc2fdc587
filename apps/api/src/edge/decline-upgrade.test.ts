import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { credentials, fakeApp } from '../../test/support/fakes.ts';

let app: Awaited<ReturnType<typeof fakeApp>>;
let port: number;
const bodies: unknown[] = [];
beforeAll(async () => {
  app = await fakeApp({
    services: {
      emission: {
        async emit({ body }) {
          bodies.push(body);
          const accepted = { message: 'Na fila.', invoiceId: '1', accessKey: '3' };
          return { status: 202, body: accepted, replayed: false, documentId: '1' };
        },
      },
    },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Bytes of the answer, to the end of the connection. */
async function answerTo(...parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) await new Promise((written) => socket.write(part, written));
  return text(socket);
}

const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n';
const asked = Object.entries(credentials)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const LAST = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

it('reads a request that offers HTTP/2 as what it is, and those after it', async () => {
  const body = JSON.stringify({ natureza_operacao: 'VENDA À VISTA', itens: ['x'.repeat(100_000)] });
  const head = `POST /v1/nfe/emit HTTP/1.1\r\nHost: x\r\n${OFFER}${asked}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const answer = await answerTo(head, body.slice(0, 10), body.slice(10), LAST);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 202', 'HTTP/1.1 200']);
  expect(bodies).toEqual([JSON.parse(body)]);
});

it('closes when the request asks for it', async () => {
  const answer = await answerTo(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

it('takes no body for a request', async () => {
  const smuggled = 'GET /v1/nfe/x HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await answerTo(
    `POST /healthz HTTP/1.1\r\nHost: x\r\n${OFFER}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    LAST,
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
});
