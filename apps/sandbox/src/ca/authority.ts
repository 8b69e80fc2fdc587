import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { isPerson } from '@fiscal/core/identity/holder';
import type { CertificateAuthorityStore, KeptAuthority } from '../state/certificate-authority.ts';
import {
  caExtensions,
  createCertificate,
  eCnpjExtensions,
  eCpfExtensions,
  generateRsa,
  type KeyPair,
  keyPem,
  type Name,
  serverExtensions,
} from './x509.ts';

const DAY_MS = 86_400_000;
/** Ten years and their leap days: an account's clock may be ahead by ten years of 365 days. */
const CLIENT_DAYS = 3653;
const CA_NAME: Name = [
  ['C', 'BR'],
  ['O', 'Emite Sandbox'],
  ['CN', 'Emite Sandbox CA'],
];
/** Prefix of the OU that names the account whose world a certificate opens. */
export const WORLD_PREFIX = 'emite-world:';
/** X.520 ub-common-name, less `:` and the CNPJ. */
const COMPANY_LENGTH = 64 - 15;

export interface IssuedCertificate {
  readonly certPem: string;
  readonly keyPem: string;
  readonly chainPem: string;
}

/** The sandbox's own test CA. Certificates it did not sign are refused as the real authorities refuse outsiders. */
export interface CertificateAuthority {
  readonly certificatePem: string;
  readonly certificate: X509Certificate;
  issueServer(nowMs: number): Promise<IssuedCertificate>;
  issueClient(request: ClientCertificateRequest): Promise<IssuedCertificate>;
}

export interface ClientCertificateRequest {
  readonly world: string;
  readonly cnpj: string;
  readonly company: string;
  readonly nowMs: number;
  /** Other than from yesterday to ten years from now, for tests of expiry. */
  readonly validity?: { readonly notBefore: Date; readonly notAfter: Date };
}

/**
 * Opens the CA stored in the database. The first boot stores `given`, or a new CA.
 *
 * @throws when another CA is stored than the given one: clients would not trust it.
 */
export async function openCertificateAuthority(
  store: CertificateAuthorityStore,
  { given, nowMs }: { readonly given?: KeptAuthority | undefined; readonly nowMs: number },
): Promise<CertificateAuthority> {
  const kept = (await store.load()) ?? (await store.keep(given ?? (await createAuthority(nowMs))));
  if (given !== undefined && given.certificatePem.trim() !== kept.certificatePem.trim())
    throw new Error(
      "The sandbox's database has another CA than SANDBOX_CA_FILE: give that one, or an empty database",
    );
  const privateKey = createPrivateKey(kept.keyPem);
  const keys: KeyPair = { privateKey, publicKey: createPublicKey(privateKey) };
  return {
    certificatePem: kept.certificatePem,
    certificate: new X509Certificate(kept.certificatePem),
    issueServer: (now) => issueServer(kept.certificatePem, keys, now),
    issueClient: (request) => issueClient(kept.certificatePem, keys, request),
  };
}

/** A CA for 20 years. */
export async function createAuthority(nowMs: number): Promise<KeptAuthority> {
  const keys = await generateRsa();
  const certificatePem = createCertificate({
    subject: CA_NAME,
    issuer: CA_NAME,
    publicKey: keys.publicKey,
    issuerKeys: keys,
    notBefore: new Date(nowMs - DAY_MS),
    notAfter: new Date(nowMs + 7300 * DAY_MS),
    extensions: caExtensions(),
  });
  return { certificatePem, keyPem: keyPem(keys.privateKey) };
}

async function issueServer(chainPem: string, issuerKeys: KeyPair, nowMs: number): Promise<IssuedCertificate> {
  const keys = await generateRsa();
  const certPem = createCertificate({
    subject: [
      ['C', 'BR'],
      ['O', 'Emite Sandbox'],
      ['CN', 'localhost'],
    ],
    issuer: CA_NAME,
    publicKey: keys.publicKey,
    issuerKeys,
    notBefore: new Date(nowMs - DAY_MS),
    notAfter: new Date(nowMs + 825 * DAY_MS),
    extensions: serverExtensions(
      ['localhost', 'sandbox'],
      [Uint8Array.of(127, 0, 0, 1), Uint8Array.of(...new Uint8Array(15), 1)],
    ),
  });
  return { certPem, keyPem: keyPem(keys.privateKey), chainPem };
}

async function issueClient(
  chainPem: string,
  issuerKeys: KeyPair,
  { world, cnpj, company, nowMs, validity }: ClientCertificateRequest,
): Promise<IssuedCertificate> {
  const keys = await generateRsa();
  const certPem = createCertificate({
    subject: [
      ['C', 'BR'],
      ['O', 'Emite Sandbox'],
      ['OU', `${WORLD_PREFIX}${world}`],
      ['CN', `${company.slice(0, COMPANY_LENGTH)}:${cnpj}`],
    ],
    issuer: CA_NAME,
    publicKey: keys.publicKey,
    issuerKeys,
    notBefore: validity?.notBefore ?? new Date(nowMs - DAY_MS),
    notAfter: validity?.notAfter ?? new Date(nowMs + CLIENT_DAYS * DAY_MS),
    extensions: isPerson(cnpj) ? eCpfExtensions(cnpj) : eCnpjExtensions(cnpj, company),
  });
  return { certPem, keyPem: keyPem(keys.privateKey), chainPem };
}
