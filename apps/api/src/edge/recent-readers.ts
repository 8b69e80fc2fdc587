import type { Principal } from '@fiscal/db/base/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountCaller } from '../services/access/authenticate.ts';
import { createRecentCallers } from '../services/access/recent-callers.ts';
import type { RecentReaders } from './auth.ts';
import { isRead } from './sender.ts';

/** For answers that the framework does not send. */
export interface Forgetful {
  /** Call before the answer to a request that may have changed something; without it, what every account has is forgotten. */
  readonly forget: (request?: FastifyRequest) => void;
}

/**
 * Callers of reads that this server remembers. It forgets an account's before it answers what may have changed them, so that
 * who ends a credential or changes a company reads nothing older afterwards.
 */
export function recentReaders(app: FastifyInstance): RecentReaders & Forgetful {
  const accounts = createRecentCallers<AccountCaller>();
  const principals = createRecentCallers<Principal>();
  const forget = (request?: FastifyRequest) => {
    if (request !== undefined && isRead(request.method)) return;
    const accountId = request?.whoAsked?.accountId;
    accounts.forget(accountId);
    principals.forget(accountId);
  };
  app.addHook('onSend', (request, _reply, _payload, done) => {
    forget(request);
    done();
  });
  return { accounts, principals, forget };
}
