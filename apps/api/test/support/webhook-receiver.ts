import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

/** A message as it came. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: {
    readonly id: string;
    readonly type: string;
    readonly environment: number;
    readonly data: {
      readonly documentId?: string;
      readonly clientId?: string;
      readonly sequence?: number;
      readonly challenge?: string;
      readonly receivedId?: string;
      readonly url?: string;
    };
  };
}

export interface WebhookReceiver {
  readonly url: string;
  /** In the order in which they came. */
  readonly received: readonly Received[];
  /** Sets the answer from now on. */
  answer(status: number, body?: (one: Received) => string): void;
  /** Resolves when `count` messages have come, in all, that fit. */
  until(count: number, fits?: (one: Received) => boolean): Promise<readonly Received[]>;
}

/** A receiver of notifications, on this machine, until the test ends. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let status = 204;
  let answerOf: (one: Received) => string = () => 'recebido';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one: Received = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        message: JSON.parse(body) as Received['message'],
      };
      received.push(one);
      response.writeHead(status).end(answerOf(one));
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answer: (next, body = () => 'recebido') => {
      status = next;
      answerOf = body;
    },
    until: (count, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.filter(fits);
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
