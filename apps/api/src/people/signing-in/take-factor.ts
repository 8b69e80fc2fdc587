import type { Db } from '@fiscal/db/base/client';
import { giveCodeBack, takeCode } from '@fiscal/db/people/used-codes';
import { isAPIError } from 'better-auth/api';

/** A person in a session, and its cookies. */
interface Holder {
  readonly userId: string;
  readonly headers: Headers;
}

/** Takes a code of the authenticator, or a backup code, once. False: it does not hold. @throws {APIError} 429 after many wrong ones */
export type TakeFactor = (who: Holder, code: string) => Promise<boolean>;

/** better-auth's own check of a code inside a session. */
interface Verifying {
  verifyTOTP(asked: { body: { code: string }; headers: Headers }): Promise<unknown>;
  verifyBackupCode(asked: {
    body: { code: string; disableSession: true };
    headers: Headers;
  }): Promise<unknown>;
}

/** @param api read on use, as its creation needs the result of this function */
export function createTakeFactor({
  db,
  api,
}: {
  readonly db: Db;
  readonly api: () => Verifying;
}): TakeFactor {
  return async ({ userId, headers }, given) => {
    const code = given.trim();
    if (!/^\d{6}$/.test(code))
      return holds(api().verifyBackupCode({ body: { code, disableSession: true }, headers }));
    if (!(await takeCode(db, userId, code))) return false;
    let isValid = false;
    try {
      isValid = await holds(api().verifyTOTP({ body: { code }, headers }));
    } finally {
      if (!isValid) await giveCodeBack(db, userId, code);
    }
    return isValid;
  };
}

const REFUSED = [400, 401, 409];

const holds = (check: Promise<unknown>) =>
  check.then(
    () => true,
    (error: unknown) => {
      if (isAPIError(error) && REFUSED.includes(error.statusCode)) return false;
      throw error;
    },
  );
