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

/** A webhook receiver on this machine; `status` sets its further responses. */
export async function webhookServer() {
  let status = 204;
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      received.push(String(request.headers['webhook-id']));
      response.writeHead(status).end(status === 204 ? undefined : 'sem disco');
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
