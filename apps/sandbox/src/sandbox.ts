import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { createAuthorities, createRestAuthorities, MESSAGES } from './authority/authorities.ts';
import { createSignatureCheck } from './authority/signature.ts';
import { type IssuedCertificate, openCertificateAuthority } from './ca/authority.ts';
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

export interface RunningSandbox {
  readonly url: string;
  readonly caPem: string;
  /** Finishes calls in progress, then closes. */
  stop(): Promise<void>;
}

/** Maximum time for calls in progress after a stop signal, in milliseconds. */
const GRACE_MS = 10_000;

/** Puts the sandbox together and starts it. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
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
  const national = { ...deps, signer: signerOf(environment) };
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
    stop: async () => {
      await close(server);
      await state.close();
      schemas.dispose();
    },
  };
}

/** The environment's own key, which signs what it issues. */
const signerOf = ({ certPem, keyPem }: IssuedCertificate) => ({
  privateKey: createPrivateKey(keyPem),
  certificateBase64: new X509Certificate(certPem).raw.toString('base64'),
});

/** Anyone may read a CA's certificate; its key never leaves the database. */
async function writeCa(dir: string, pem: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'ca.pem'), pem, { mode: 0o644 });
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(portOf(server.address()));
    });
  });
}

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close((error) => {
      clearTimeout(force);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
