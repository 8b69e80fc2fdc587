import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { isPerson } from '@fiscal/core/identity/holder';
import type { SigningKey } from '@fiscal/core/signing/sign';
import {
  caExtensions,
  type Extension,
  eCnpjExtensions,
  eCpfExtensions,
  generateRsa,
  type KeyPair,
  keyIdentifiers,
  keyPem,
  type Name,
  serverExtensions,
  writeCertificate,
} from '@fiscal/core/signing/write-certificate';
import type { CertificateAuthorityStore, StoredAuthority } from '../state/certificate-authority.ts';

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
export type CertificateAuthority = Awaited<ReturnType<typeof openCertificateAuthority>>;

interface ClientCertificateRequest {
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
  { given, nowMs }: { readonly given?: StoredAuthority | undefined; readonly nowMs: number },
) {
  const stored = (await store.load()) ?? (await store.keep(given ?? (await createAuthority(nowMs))));
  if (given !== undefined && given.certificatePem.trim() !== stored.certificatePem.trim())
    throw new Error(
      "The sandbox's database has another CA than SANDBOX_CA_FILE: give that one, or an empty database",
    );
  const privateKey = createPrivateKey(stored.keyPem);
  const keys: KeyPair = { privateKey, publicKey: createPublicKey(privateKey) };
  return {
    certificatePem: stored.certificatePem,
    certificate: new X509Certificate(stored.certificatePem),
    issueServer: (now: number) => issueServer(stored.certificatePem, keys, now),
    issueClient: (request: ClientCertificateRequest) => issueClient(stored.certificatePem, keys, request),
  };
}

/** The key of an issued certificate, ready to sign documents. */
export const signingKeyOf = ({ certPem, keyPem }: IssuedCertificate): SigningKey => ({
  privateKey: createPrivateKey(keyPem),
  certificateBase64: new X509Certificate(certPem).raw.toString('base64'),
});

interface Signed {
  readonly subject: Name;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly extensions: readonly Extension[];
}

const sign = (issuer: KeyPair, keys: KeyPair, { extensions, ...content }: Signed): string =>
  writeCertificate({
    ...content,
    issuer: CA_NAME,
    publicKey: keys.publicKey,
    issuerKey: issuer.privateKey,
    extensions: [...keyIdentifiers(keys.publicKey, issuer.publicKey), ...extensions],
  });

/** A CA for 20 years. */
export async function createAuthority(nowMs: number): Promise<StoredAuthority> {
  const keys = await generateRsa();
  const certificatePem = sign(keys, keys, {
    subject: CA_NAME,
    notBefore: new Date(nowMs - DAY_MS),
    notAfter: new Date(nowMs + 7300 * DAY_MS),
    extensions: caExtensions,
  });
  return { certificatePem, keyPem: keyPem(keys.privateKey) };
}

async function issueServer(chainPem: string, issuerKeys: KeyPair, nowMs: number): Promise<IssuedCertificate> {
  const keys = await generateRsa();
  const certPem = sign(issuerKeys, keys, {
    subject: [
      ['C', 'BR'],
      ['O', 'Emite Sandbox'],
      ['CN', 'localhost'],
    ],
    notBefore: new Date(nowMs - DAY_MS),
    notAfter: new Date(nowMs + 825 * DAY_MS),
    extensions: serverExtensions(['localhost', 'sandbox'], ['127.0.0.1', '::1']),
  });
  return { certPem, keyPem: keyPem(keys.privateKey), chainPem };
}

async function issueClient(
  chainPem: string,
  issuerKeys: KeyPair,
  { world, cnpj, company, nowMs, validity }: ClientCertificateRequest,
): Promise<IssuedCertificate> {
  const keys = await generateRsa();
  const certPem = sign(issuerKeys, keys, {
    subject: [
      ['C', 'BR'],
      ['O', 'Emite Sandbox'],
      ['OU', `${WORLD_PREFIX}${world}`],
      ['CN', `${company.slice(0, COMPANY_LENGTH)}:${cnpj}`],
    ],
    notBefore: validity?.notBefore ?? new Date(nowMs - DAY_MS),
    notAfter: validity?.notAfter ?? new Date(nowMs + CLIENT_DAYS * DAY_MS),
    extensions: isPerson(cnpj) ? eCpfExtensions(cnpj) : eCnpjExtensions(cnpj, company),
  });
  return { certPem, keyPem: keyPem(keys.privateKey), chainPem };
}
