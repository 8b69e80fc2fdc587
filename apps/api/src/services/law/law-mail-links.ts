import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@fiscal/db/base/ids';
import { everyKey, type KeyGenerations } from '@fiscal/db/keyring/generations';

/** A person's e-mails about the law in one account. */
export interface LawMailSubscription {
  readonly accountId: string;
  readonly userId: string;
}

/** Signed links that end e-mails about the law; they hold as long as their key. */
export interface LawMailLinks {
  link(of: LawMailSubscription): string;
  /** Null: not of ours. */
  read(token: string): LawMailSubscription | null;
}

export const LAW_MAIL_PATH = '/avisos/calendario';

/** `publicUrl` is configuration, never the Host header; each key has 32 bytes. */
export function createLawMailLinks({
  publicUrl,
  keys,
}: {
  readonly publicUrl: string;
  readonly keys: () => KeyGenerations;
}): LawMailLinks {
  const sign = (key: Buffer, { accountId, userId }: LawMailSubscription) =>
    createHmac('sha256', key).update(`${LAW_MAIL_PATH} ${accountId} ${userId}`).digest();
  return {
    link(of) {
      const sig = sign(keys().current, of).toString('base64url');
      return `${publicUrl}${LAW_MAIL_PATH}/${of.accountId}.${of.userId}.${sig}`;
    },
    read(token) {
      const [accountId = '', userId = '', sig = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isUuid(accountId) || !isUuid(userId)) return null;
      const given = Buffer.from(sig, 'base64url');
      const of = { accountId, userId };
      const isRight = everyKey(keys()).some((key) => {
        const right = sign(key, of);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return isRight ? of : null;
    },
  };
}
