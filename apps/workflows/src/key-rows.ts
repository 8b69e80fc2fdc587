import type { KeyRows } from '@fiscal/core/adapters/company-keys';
import type { Db } from '@fiscal/db/base/client';
import {
  openCertificate,
  openSandboxCertificate,
  saveSandboxCertificate,
} from '@fiscal/db/companies/certificates';
import { openCsc, openCsrt } from '@fiscal/db/companies/client-codes';
import { getClient } from '@fiscal/db/companies/clients';
import type { Custody } from '@fiscal/db/custody/custody';
import type { Vault } from '@fiscal/db/vault/vault';

/** Source of the companies' secrets for the worker; each call decrypts, for signing and TLS only. */
export const keyRows = (db: Db, { custody, vault }: { custody: Custody; vault: Vault }): KeyRows => ({
  company: ({ accountId, clientId }) => getClient(db, accountId, clientId),
  a1: ({ accountId, clientId }) => openCertificate(db, custody, { accountId, clientId }),
  sandboxCertificate: ({ accountId, clientId }) =>
    openSandboxCertificate(db, custody, { accountId, clientId }),
  keepSandboxCertificate: ({ accountId, clientId }, issued) =>
    saveSandboxCertificate(db, custody, { accountId, clientId, certificate: issued }),
  csc: (of) => openCsc(db, vault, of),
  csrt: (of) => openCsrt(db, vault, of),
});
