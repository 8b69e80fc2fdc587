import {
  acrossAccounts as realAcross,
  inAccount as realInAccount,
  type inScope as realInScope,
  retryConflicts,
  type Sql,
} from '../../../packages/db/src/base/transaction.ts';
import { reachStep } from './reached.ts';

export type { Act, Plan, Sql, Tx } from '../../../packages/db/src/base/transaction.ts';
export {
  enterAccount,
  enterAccounts,
  isUniqueViolation,
  planAs,
  queryAct,
  queryInAccount,
  sqlState,
  withAccount,
} from '../../../packages/db/src/base/transaction.ts';
export { retryConflicts };

/** The statement by which a transaction is known. */
const STEPS = new Map([
  ['accept_store', 'commit'],
  ['attempt_save', 'store'],
  ['mark_sending', 'sending'],
  ['attempt_receipt', 'receipt'],
  ['defer_operation', 'defer'],
  ['settle', 'settle'],
]);

/** Wraps the real functions with a stop right before each commit and one right after it. */
export const inAccount: typeof realInAccount = (db, within, work) =>
  stopping(work, (watchedWork) => realInAccount(db, within, watchedWork));

export const inScope: typeof realInScope = (db, { accountId }, work) =>
  retryConflicts(() => inAccount(db, accountId, work));

export const acrossAccounts: typeof realAcross = (db, work) =>
  stopping(work, (watchedWork) => realAcross(db, watchedWork));

type Work<T, Rest extends readonly unknown[]> = (sql: Sql, ...rest: Rest) => Promise<T>;

async function stopping<T, Rest extends readonly unknown[]>(
  work: Work<T, Rest>,
  commit: (work: Work<T, Rest>) => Promise<T>,
): Promise<T> {
  let step: string | undefined;
  const result = await commit(async (sql, ...rest) => {
    const done = await work(
      watchQueries(sql, (name) => (step = STEPS.get(name) ?? step)),
      ...rest,
    );
    if (step !== undefined) await reachStep(`${step}.before`);
    return done;
  });
  if (step !== undefined) await reachStep(`${step}.after`);
  return result;
}

function watchQueries(sql: Sql, saw: (name: string) => void): Sql {
  return new Proxy(sql, {
    get(target, property) {
      if (property !== 'query') return Reflect.get(target, property);
      return (...args: unknown[]) => {
        const [query] = args;
        if (typeof query === 'object' && query !== null && 'name' in query) saw(String(query.name));
        return Reflect.apply(target.query, target, args);
      };
    },
  });
}
