import { createServer } from 'node:http';
import { stack } from '../env.ts';
import { bodyOf, send } from './http.ts';

/** An endpoint of the test environment that was sent a test. */
export async function newEndpoint(
  { accessKey }: { readonly accessKey: string },
  url: string,
): Promise<string> {
  const ask = <T>(path: string, body?: object) =>
    send<T>('POST', `${stack().apiUrl}/v1/webhooks${path}`, { 'x-access-key': accessKey }, body);
  const { id } = bodyOf(
    await ask<{ id: string }>('', {
      url,
      environment: 2,
      description: 'ERP da matriz',
      types: ['document.event.*'],
    }),
    201,
  );
  bodyOf(await ask(`/${id}/test`), 202);
  return id;
}

/** A webhook receiver on this machine that returns challenges while it answers 204; `answer` sets its further responses. */
export async function webhookServer() {
  let status = 204;
  const received: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(String(request.headers['webhook-id']));
      const [, challenge] = /"challenge":"([^"]+)"/.exec(Buffer.concat(parts).toString('utf8')) ?? [];
      if (status !== 204) response.writeHead(status).end('sem disco');
      else if (challenge === undefined) response.writeHead(204).end();
      else response.writeHead(200).end(challenge);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answer(next: number) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
