import { createServer, type Server, type ServerResponse } from 'node:http';

export interface HealthDeps {
  readonly port: number;
  readonly host: string;
  /** Rejects or names what is not ready; null = ready. */
  readonly notReady: () => Promise<string | null>;
  readonly metrics: { readonly contentType: string; readonly text: () => Promise<string> };
}

const PLAIN = 'text/plain; charset=utf-8';

function answer(
  response: ServerResponse,
  status: number,
  { body, type = PLAIN }: { readonly body: string; readonly type?: string },
): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

/** `/healthz`: the process lives. `/readyz`: it takes work. `/metrics`: Prometheus. */
export function startHealth({ port, host, notReady, metrics }: HealthDeps): Promise<Server> {
  async function route(path: string, response: ServerResponse): Promise<void> {
    if (path === '/healthz') return answer(response, 200, { body: 'ok\n' });
    if (path === '/readyz') {
      const reason = await notReady();
      return reason === null
        ? answer(response, 200, { body: 'ok\n' })
        : answer(response, 503, { body: `${reason}\n` });
    }
    if (path === '/metrics')
      return answer(response, 200, { body: await metrics.text(), type: metrics.contentType });
    answer(response, 404, { body: 'not found\n' });
  }
  const server = createServer((request, response) => {
    route(request.url?.split('?')[0] ?? '/', response).catch(() =>
      answer(response, 503, { body: 'unavailable\n' }),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
