import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { createAuthorities, createRestAuthorities, MESSAGES } from './authority/authorities.ts';
import { createSignatureCheck } from './authority/signature.ts';
import { openCertificateAuthority, signingKeyOf } from './ca/authority.ts';
import { openSchemas } from './schemas.ts';
import { createSandboxServer } from './server.ts';
import type { StoredAuthority } from './state/certificate-authority.ts';
import { openState } from './state/state.ts';
import { createSuppliers } from './suppliers/suppliers.ts';

export interface SandboxOptions {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly adminToken: string;
  readonly schemasDir: string;
  /** Folder for `ca.pem`, which clients need to trust the sandbox. */
  readonly dataDir: string;
  /** CA for the first boot; absent = a new one is created. */
  readonly ca?: StoredAuthority | undefined;
  readonly log: Logger;
  readonly nowMs?: () => number;
}

/** Maximum time for calls in progress after a stop signal, in milliseconds. */
const GRACE_MS = 10_000;

/** Puts the sandbox together and starts it. */
export async function startSandbox(options: SandboxOptions) {
  const { log, nowMs = Date.now } = options;
  const schemas = openSchemas(options.schemasDir, MESSAGES);
  const state = await openState({
    url: options.databaseUrl,
    max: options.databasePool,
    onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  const ca = await openCertificateAuthority(state.authority, { given: options.ca, nowMs: nowMs() });
  const deps = {
    ...state,
    schema: schemas.check,
    checkSignature: createSignatureCheck(ca.certificate, nowMs),
  };
  const environment = await ca.issueServer(nowMs());
  const national = { ...deps, signer: signingKeyOf(environment) };
  const server = createSandboxServer({
    state,
    ca,
    suppliers: createSuppliers({ ...national, ca, nowMs }),
    server: environment,
    authorities: createAuthorities(deps),
    restAuthorities: createRestAuthorities(national),
    adminToken: options.adminToken,
    log,
    nowMs,
  });
  await writeCa(options.dataDir, ca.certificatePem);
  const port = await listen(server, options.host, options.port);
  return {
    url: `https://${options.host}:${port}`,
    caPem: ca.certificatePem,
    /** Finishes calls in progress, then closes. */
    stop: async (): Promise<void> => {
      await close(server);
      await state.close();
      schemas.dispose();
    },
  };
}

/** Anyone may read a CA's certificate; its key never leaves the database. */
async function writeCa(dir: string, pem: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'ca.pem'), pem, { mode: 0o644 });
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closed = promisify(server.close.bind(server))();
  server.closeIdleConnections();
  await closed.finally(() => clearTimeout(force));
}
