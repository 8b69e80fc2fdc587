import { CONSOLE_HEADERS } from '../trpc/headers.ts';
import { assertAccepted } from '../trpc/refusal.ts';

/** `T` is what better-auth answers there; instants are ISO 8601 texts. */
async function answerOf<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(`/api/auth${path}`, init);
  await assertAccepted(answer);
  return answer.json();
}

/** Asks `/api/auth`, on the console's own origin. @throws what it was refused with, as `faultOf` reads it */
export const getAuth = <T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> =>
  answerOf(`${path}?${new URLSearchParams(query)}`, { headers: CONSOLE_HEADERS });

/** Has `/api/auth` do something. @throws what it was refused with, as `faultOf` reads it */
export const postAuth = <T = unknown>(path: string, body: object = {}): Promise<T> =>
  answerOf(path, {
    method: 'POST',
    headers: { ...CONSOLE_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
