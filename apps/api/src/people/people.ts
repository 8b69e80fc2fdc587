import type { Db } from '@fiscal/db/base/client';
import type { Keyring } from '@fiscal/db/keyring/keyring';
import type { Logger } from 'pino';
import type { RateLimiter } from '../base/rate-limit.ts';
import { createBehind } from '../mail/behind.ts';
import { createMailer, type MailTransport } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import { createAuditPeople } from './audit.ts';
import { answerBy, createBetterAuth } from './better-auth.ts';
import { type CloseAccount, createCloseAccount } from './close-account.ts';
import { type ConfirmSession, createConfirmSession } from './confirm-session.ts';
import { createEditTexts } from './edit-texts.ts';
import { createDescribePerson, createIdentify, type DescribePerson, type Identify } from './identify.ts';
import { createJoining } from './joining.ts';
import { createTellChanges, type TellChanges } from './mail/tell-changes.ts';
import { createOwnData, type OwnData } from './own-data.ts';
import { createReauthenticate } from './reauthenticate.ts';
import { originsOf } from './same-origin.ts';
import { peopleSecrets } from './secrets.ts';
import type { PeopleHandler } from './serve-people.ts';
import { hashStoredCodes } from './signing-in/hashed-backup-codes.ts';
import { createTakeFactor } from './signing-in/take-factor.ts';
import { createTakePasskey } from './signing-in/take-passkey.ts';

/** People of accounts: identity, sign-in and the functions that depend on them. */
export interface People extends PeopleHandler {
  readonly identify: Identify;
  readonly describe: DescribePerson;
  readonly accountKeys: AccountKeys;
  readonly closeAccount: CloseAccount;
  readonly confirmSession: ConfirmSession;
  readonly ownData: OwnData;
  /** Hashes the backup codes that an earlier version could read back. */
  hashBackupCodes(): Promise<void>;
  readonly tell: TellChanges;
  /** Undelivered messages of the development outbox; null with SMTP. */
  readonly outbox: Outbox | null;
  /** Sends one message, and fails when it cannot be sent. */
  readonly send: MailTransport['send'];
  close(): Promise<void>;
}

export interface PeopleGround {
  readonly db: Db;
  readonly keyring: Keyring;
  /** Key from `openPeopleKey`. */
  readonly key: Buffer;
  readonly transport: MailTransport;
  /** The same as `transport`, where that is one. */
  readonly outbox: Outbox | null;
  readonly consoleUrl: string;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
}

export function createPeople(dependencies: PeopleGround): People {
  const { db, keyring, key, transport, outbox, consoleUrl, publicUrl, logger, limiter, nowMs } = dependencies;
  const secrets = peopleSecrets(key);
  const origins = originsOf([consoleUrl, publicUrl]);
  const reauthenticate = createReauthenticate({ db, limiter });
  const mailer = createMailer({ transport, limiter, logger });
  const behind = createBehind((err) => logger.error({ err }, 'people: not done'));
  const tell = createTellChanges({ db, mailer, consoleUrl, logger });
  const takeFactor = createTakeFactor({ db, api: () => auth.api });
  const auth = createBetterAuth({
    db,
    secrets,
    joining: createJoining({ db, keyring, secrets, nowMs }),
    mailer,
    behind,
    tell,
    audit: createAuditPeople({ db, logger }),
    takeFactor,
    limiter,
    logger,
    nowMs,
    consoleUrl,
    origins,
  });
  const identify = createIdentify({ auth, db });
  return {
    handle: (request) => answerBy(auth, logger, request),
    identify,
    editTexts: createEditTexts({ db, identify }),
    describe: createDescribePerson(db),
    accountKeys: createAccountKeys({ db, reauthenticate, tell }),
    closeAccount: createCloseAccount({ db, reauthenticate }),
    confirmSession: createConfirmSession({
      db,
      reauthenticate,
      takeFactor,
      takePasskey: createTakePasskey({ db, api: () => auth.api }),
    }),
    hashBackupCodes: async () => hashStoredCodes(db, await auth.$context),
    tell,
    ownData: createOwnData({ db, reauthenticate }),
    outbox,
    send: (mail) => transport.send(mail),
    consoleUrl,
    origins,
    async close() {
      await behind.close();
      await mailer.close();
    },
  };
}
