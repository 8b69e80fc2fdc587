import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import type { ClientIdentity } from '../sefaz/port.ts';
import { type Name, writeCertificate } from '../signing/write-certificate.ts';
import { writePkcs12 } from '../signing/write-pkcs12.ts';
import { rsaKey } from './rsa-keys.ts';

/** A certificate made for tests, with its key. */
export interface TestCertificate {
  readonly name: Name;
  readonly certPem: string;
  readonly keyPem: string;
  readonly privateKey: KeyObject;
  readonly certificate: X509Certificate;
  /** DER in Base64, no line breaks. */
  readonly certificateBase64: string;
  /** Issuer's PEM; `''` when self-signed. */
  readonly chainPem: string;
}

export interface TestCertificateOptions {
  readonly commonName: string;
  readonly organization?: string;
  readonly organizationalUnits?: readonly string[];
  readonly issuer?: TestCertificate;
  readonly ca?: boolean;
  /** Goes into otherName 2.16.76.1.3.3. */
  readonly cnpj?: string;
  readonly clientAuth?: boolean;
  readonly serverNames?: readonly string[];
  readonly serverIps?: readonly string[];
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  readonly serialNumber?: string;
  /** Address of its issuer's revocation list. */
  readonly crlAddress?: string;
  /** False: its key may only encipher. */
  readonly signs?: boolean;
}

const { asn1 } = forge;
const YEAR_MS = 365 * 86_400_000;
/** Fixed moments of tests lie in the weeks before them. */
const QUARTER_MS = 90 * 86_400_000;

const octetString = (text: string) => asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OCTETSTRING, false, text);
const otherName = (oid: string, text: string) =>
  asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, [
    asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(oid).getBytes()),
    asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, [octetString(text)]),
  ]);
const dnsName = (name: string) => asn1.create(asn1.Class.CONTEXT_SPECIFIC, 2, false, name);
const ipAddress = (ip: string) =>
  asn1.create(asn1.Class.CONTEXT_SPECIFIC, 7, false, forge.util.bytesFromIP(ip));

function subjectAltName(options: TestCertificateOptions) {
  const names = [
    ...(options.cnpj ? [otherName('2.16.76.1.3.3', options.cnpj)] : []),
    ...(options.serverNames ?? []).map(dnsName),
    ...(options.serverIps ?? []).map(ipAddress),
  ];
  if (names.length === 0) return [];
  const value = asn1.toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, names)).getBytes();
  return [{ id: '2.5.29.17', value }];
}

function crlDistributionPoints({ crlAddress }: TestCertificateOptions) {
  if (crlAddress === undefined) return [];
  const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;
  const uri = asn1.create(CONTEXT_SPECIFIC, 6, false, crlAddress);
  const fullName = asn1.create(CONTEXT_SPECIFIC, 0, true, [uri]);
  const point = asn1.create(UNIVERSAL, asn1.Type.SEQUENCE, true, [
    asn1.create(CONTEXT_SPECIFIC, 0, true, [fullName]),
  ]);
  const value = asn1.toDer(asn1.create(UNIVERSAL, asn1.Type.SEQUENCE, true, [point])).getBytes();
  return [{ id: '2.5.29.31', value }];
}

const subject = ({
  organization = 'ICP-Brasil',
  organizationalUnits = [],
  commonName,
}: TestCertificateOptions): Name => [
  ['C', 'BR'],
  ['O', organization],
  ...organizationalUnits.map((unit) => ['OU', unit] as const),
  ['CN', commonName],
];

/** Issues a certificate; self-signed when no issuer is given. */
export function issueCertificate(options: TestCertificateOptions): TestCertificate {
  const privateKey = rsaKey();
  const name = subject(options);
  const { ca = false, signs = true, clientAuth = false, serverNames, issuer } = options;
  const certPem = writeCertificate({
    subject: name,
    issuer: issuer?.name ?? name,
    publicKey: createPublicKey(privateKey),
    issuerKey: issuer?.privateKey ?? privateKey,
    notBefore: options.notBefore ?? new Date(Date.now() - QUARTER_MS),
    notAfter: options.notAfter ?? new Date(Date.now() + YEAR_MS),
    ...(options.serialNumber !== undefined && { serialNumber: options.serialNumber }),
    extensions: [
      { name: 'basicConstraints', cA: ca, critical: true },
      ca
        ? { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true }
        : {
            name: 'keyUsage',
            digitalSignature: signs,
            nonRepudiation: signs,
            keyEncipherment: true,
            critical: true,
          },
      ...(ca ? [] : [{ name: 'extKeyUsage', clientAuth, serverAuth: serverNames !== undefined }]),
      ...subjectAltName(options),
      ...crlDistributionPoints(options),
    ],
  });
  const certificate = new X509Certificate(certPem);
  return {
    name,
    certPem,
    keyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
    certificate,
    certificateBase64: certificate.raw.toString('base64'),
    chainPem: issuer?.certPem ?? '',
  };
}

/** A root of its own. `organization` defaults to ICP-Brasil, as the real roots name themselves. */
export const createTestCa = (commonName = 'AC Teste Raiz', organization = 'ICP-Brasil'): TestCertificate =>
  issueCertificate({ commonName, organization, ca: true });

/** A server certificate for loopback. */
export const issueServerCertificate = (issuer: TestCertificate): TestCertificate =>
  issueCertificate({
    commonName: 'localhost',
    issuer,
    serverNames: ['localhost'],
    serverIps: ['127.0.0.1'],
  });

/** An e-CNPJ: CNPJ in otherName 2.16.76.1.3.3 and after the name, clientAuth. */
export const issueEcnpj = (
  issuer: TestCertificate,
  holder: { readonly cnpj: string; readonly name?: string } & Omit<
    TestCertificateOptions,
    'commonName' | 'issuer'
  >,
): TestCertificate =>
  issueCertificate({
    clientAuth: true,
    ...holder,
    commonName: `${holder.name ?? 'EMPRESA DE TESTE LTDA'}:${holder.cnpj}`,
    issuer,
  });

/** Identity for `SefazRequest.identity`. */
export const testIdentity = (certificate: TestCertificate): ClientIdentity => ({
  id: certificate.certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  keyPem: certificate.keyPem,
  certPem: certificate.certPem + certificate.chainPem,
  privateKey: certificate.privateKey,
  certificateBase64: certificate.certificateBase64,
});

/** Signer for the signing functions. */
export const testSigner = ({ privateKey, certificateBase64 }: TestCertificate) => ({
  privateKey,
  certificateBase64,
});

/**
 * PKCS#12 of a certificate with its chain. Its key is derived in one iteration unless told; the files of
 * `signing/fixtures` have OpenSSL's 2048.
 */
export const toPkcs12 = (
  { certPem, chainPem, keyPem }: TestCertificate,
  password: string,
  algorithm: 'moderno' | 'legado' = 'moderno',
  iterations = 1,
): Buffer =>
  writePkcs12({ keyPem, certificatePems: chainPem ? [certPem, chainPem] : [certPem] }, password, {
    algorithm,
    iterations,
  });
