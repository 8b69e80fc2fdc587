import { readFileSync } from 'node:fs';
import { createAuthorityQueries } from '@fiscal/core/activities/fiscal';
import { createKeyPort, type KeyRows } from '@fiscal/core/adapters/company-keys';
import { createHttpsSefaz } from '@fiscal/core/adapters/https';
import { createIssuer } from '@fiscal/core/adapters/sandbox-issuer';
import type { CertificateOpener } from '@fiscal/core/signing/certificate-opener';
import type { Db } from '@fiscal/db/base/client';
import {
  openCertificate,
  openSandboxCertificate,
  saveSandboxCertificate,
} from '@fiscal/db/companies/certificates';
import { getClient, openCsc } from '@fiscal/db/companies/clients';
import type { Vault } from '@fiscal/db/vault/vault';
import type { Env } from '../env.ts';
import type { AskStatus } from '../services/authority/query-status.ts';
import type { AskUnclosed } from '../services/documents/list-unclosed-mdfe.ts';
import type { AskEvents } from '../services/events/get-econf.ts';
import { createSandboxControl } from '../services/sandbox/sandbox-control.ts';

/** A caller waits for the answer: less patience than a worker has. */
const STATUS_TIMEOUT_MS = 10_000;

/** The authorities as the API needs them: the status query, and the sandbox's control routes. */
export function createAuthority(
  env: Env,
  { db, vault, opener, nowMs }: { db: Db; vault: Vault; opener: CertificateOpener; nowMs: () => number },
) {
  const sandbox = {
    baseUrl: env.SANDBOX_URL,
    ca: readFileSync(env.SANDBOX_CA_FILE, 'utf8'),
    adminToken: env.SANDBOX_ADMIN_TOKEN,
  };
  const liveTransmission = env.LIVE_TRANSMISSION === 'on';
  const sefaz = createHttpsSefaz({
    liveTransmission,
    sandbox: { baseUrl: sandbox.baseUrl, ca: sandbox.ca },
    ...(env.LIVE_CA_FILE === undefined ? {} : { liveCa: [readFileSync(env.LIVE_CA_FILE, 'utf8')] }),
  });
  const queries = createAuthorityQueries({
    sefaz,
    keys: createKeyPort({
      rows: keyRows(db, vault),
      opener,
      issue: createIssuer(sandbox),
      sandboxCa: sandbox.ca,
      nowMs,
    }),
    liveTransmission,
    timeoutMs: STATUS_TIMEOUT_MS,
  });
  const ask: AskStatus = (caller) => queries.statusServico(caller);
  const askEvents: AskEvents = (query) => queries.eventosRegistrados(query);
  const askUnclosed: AskUnclosed = (query) => queries.naoEncerrados(query);
  return {
    ask,
    askEvents,
    askUnclosed,
    sandbox: createSandboxControl(sandbox),
    close: () => sefaz.close(),
  };
}

const keyRows = (db: Db, vault: Vault): KeyRows => ({
  company: ({ accountId, clientId }) => getClient(db, accountId, clientId),
  a1: ({ accountId, clientId }) => openCertificate(db, vault, accountId, clientId),
  sandboxCertificate: ({ accountId, clientId }) => openSandboxCertificate(db, vault, accountId, clientId),
  keepSandboxCertificate: ({ accountId, clientId }, issued) =>
    saveSandboxCertificate(db, vault, accountId, clientId, issued),
  csc: ({ accountId, clientId }) => openCsc(db, vault, accountId, clientId),
});
