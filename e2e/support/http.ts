import { expect } from '@playwright/test';

/** Response of an address. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined when the answer is something else. */
  readonly json: T;
}

type HeadersOf = Readonly<Record<string, string>>;

/** Sends a request from the test itself, as `curl` would; a body is sent as JSON. */
export async function send<T = unknown>(
  method: string,
  url: string,
  headers: HeadersOf = {},
  body?: unknown,
): Promise<Reply<T>> {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      // A kept connection may have been closed by the server while the test was busy.
      connection: 'close',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

/** Sends like `send`, and retries while the server is busy: it stored nothing then. */
export async function sendPatiently<T>(...request: Parameters<typeof send>): Promise<Reply<T>> {
  let reply = await send<T>(...request);
  const again = async () => (reply = await send<T>(...request)).status;
  if (reply.status === 503) await expect.poll(again).not.toBe(503);
  return reply;
}

/** The JSON of an answer of that status. @throws with the answer, when it has another one */
export function bodyOf<T>(reply: Reply<T>, status: number): T {
  if (reply.status !== status) throw new Error(`answered ${reply.status}, not ${status}: ${reply.text}`);
  return reply.json;
}
