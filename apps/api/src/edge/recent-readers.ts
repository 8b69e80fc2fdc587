import type { Principal } from '@fiscal/db/base/types';
import type { FastifyInstance } from 'fastify';
import type { AccountCaller } from '../services/access/authenticate.ts';
import { createRecentCallers } from '../services/access/recent-callers.ts';
import type { RecentReaders } from './auth.ts';
import { isRead, whoAsked } from './sender.ts';

/**
 * Callers of reads that this server remembers. It forgets an account's before it answers what may have changed them, so that
 * who ends a credential or changes a company reads nothing older afterwards.
 */
export function recentReaders(app: FastifyInstance): RecentReaders {
  const recent = {
    accounts: createRecentCallers<AccountCaller>(),
    principals: createRecentCallers<Principal>(),
  };
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!isRead(request.method)) {
      const accountId = whoAsked(request)?.accountId;
      recent.accounts.forget(accountId);
      recent.principals.forget(accountId);
    }
    done();
  });
  return recent;
}
