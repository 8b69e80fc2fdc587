import type { Role } from '@fiscal/db/people/members';
import { expect, it } from 'vitest';
import type { Sender } from '../edge/caller.ts';
import { CONSOLE_HEADER } from '../people/same-origin.ts';
import { createCredentialWatch } from '../services/access/credential-watch.ts';
import { type CallersDeps, callersOf } from './callers.ts';

const ORIGIN = 'https://console.example';
const HEADERS: Readonly<Record<string, string>> = {
  origin: ORIGIN,
  cookie: 'sessao=1',
  'content-type': 'application/json',
  [CONSOLE_HEADER]: '1',
};
const sender: Sender = { ip: '127.0.0.1', query: {}, header: (name) => HEADERS[name] };
const never = () => {
  throw new Error('not asked here');
};

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

it('ends a stream of a session whose role no longer allows it, and leaves what the role still allows', async () => {
  let role: Role = 'developer';
  const deps: CallersDeps = {
    auth: never,
    watchSender: never,
    actForClient: never,
    origins: new Set([ORIGIN]),
    credentialWatch: createCredentialWatch({ everyMs: 1, onError: never }),
    identify: async () => ({
      kind: 'session',
      sessionId: 's',
      userId: 'u',
      accountId: 'a',
      role,
      confirmed: false,
      secondFactor: false,
      secondFactorOwed: false,
    }),
  };
  const end = new AbortController();
  const callers = callersOf(deps, sender, { kind: 'call', requestId: 'teste' });
  const documents = callers.whileAllowed('documents:read', end.signal);
  const messages = callers.whileAllowed('webhooks:read', end.signal);
  role = 'leitura';
  await untilAborted(messages);
  expect(documents.aborted).toBe(false);
  end.abort();
});
