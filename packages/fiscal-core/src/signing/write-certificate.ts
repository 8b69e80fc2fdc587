import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

declare module 'node-forge' {
  namespace util {
    function bytesFromIP(ip: string): string;
  }
  namespace pki {
    function getTBSCertificate(certificate: Certificate): asn1.Asn1;
  }
}

const { asn1, pki } = forge;
const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;
const { OCTETSTRING, OID, SEQUENCE, UTF8 } = asn1.Type;
const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';

export interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const generate = promisify(generateKeyPair);
/** RSA-2048, the size of an ICP-Brasil A1; made off the event loop. */
export const generateRsa = (): Promise<KeyPair> => generate('rsa', { modulusLength: 2048 });

export const keyPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Distinguished name, in order. */
export type Name = readonly (readonly [attribute: 'C' | 'O' | 'OU' | 'CN', value: string])[];
/** As node-forge takes it: by name, or by id with its DER as a binary string. */
export type Extension = { readonly critical?: boolean } & Readonly<Record<string, unknown>>;

export interface CertificateRequest {
  readonly subject: Name;
  readonly issuer: Name;
  readonly publicKey: KeyObject;
  readonly issuerKey: KeyObject;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly extensions: readonly Extension[];
  /** Hexadecimal; random by default. */
  readonly serialNumber?: string;
}

/** The types take a tag class here; the library takes a type, without which accents are lost. */
const UTF8_VALUE: object = { valueTagClass: UTF8 };
const fields = (name: Name): forge.pki.CertificateField[] =>
  name.map(([shortName, value]) => Object.assign({ shortName, value }, shortName === 'C' ? {} : UTF8_VALUE));

/** Writes an X.509 v3 certificate, signed by Node with SHA-256 and RSA, as PEM. */
export function writeCertificate(request: CertificateRequest): string {
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(
    request.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  );
  certificate.serialNumber = request.serialNumber ?? `40${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = request.notBefore;
  certificate.validity.notAfter = request.notAfter;
  certificate.setSubject(fields(request.subject));
  certificate.setIssuer(fields(request.issuer));
  certificate.setExtensions([...request.extensions]);
  certificate.signatureOid = SHA256_WITH_RSA;
  certificate.siginfo.algorithmOid = SHA256_WITH_RSA;
  const tbsCertificate = pki.getTBSCertificate(certificate);
  const signature = sign(
    'sha256',
    Buffer.from(asn1.toDer(tbsCertificate).getBytes(), 'latin1'),
    request.issuerKey,
  );
  Object.assign(certificate, { tbsCertificate, signature: signature.toString('latin1') });
  return pki.certificateToPem(certificate).replaceAll('\r\n', '\n');
}

const octets = (bytes: string) => asn1.create(UNIVERSAL, OCTETSTRING, false, bytes);
const identifierOf = (key: KeyObject): string =>
  createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
    .toString('latin1');

/** Identifiers of its key and its issuer's: SHA-1 of the SubjectPublicKeyInfo. Source: RFC 5280, 4.2.1.1 and 4.2.1.2. */
export const keyIdentifiers = (key: KeyObject, issuerKey: KeyObject): readonly Extension[] => [
  { id: '2.5.29.14', value: octets(identifierOf(key)) },
  {
    id: '2.5.29.35',
    value: asn1.create(UNIVERSAL, SEQUENCE, true, [
      asn1.create(CONTEXT_SPECIFIC, 0, false, identifierOf(issuerKey)),
    ]),
  },
];

export const caExtensions: readonly Extension[] = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
];

const NAME_TYPES = { dns: 2, ip: 7 } as const;
const altNames = (names: readonly forge.asn1.Asn1[]): Extension => ({
  id: '2.5.29.17',
  value: asn1.create(UNIVERSAL, SEQUENCE, true, [...names]),
});

/** Of a TLS server. `addresses` are IPs. */
export const serverExtensions = (
  dnsNames: readonly string[],
  addresses: readonly string[] = [],
): readonly Extension[] => [
  { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
  { name: 'extKeyUsage', serverAuth: true },
  altNames([
    ...dnsNames.map((name) => asn1.create(CONTEXT_SPECIFIC, NAME_TYPES.dns, false, name)),
    ...addresses.map((ip) => asn1.create(CONTEXT_SPECIFIC, NAME_TYPES.ip, false, forge.util.bytesFromIP(ip))),
  ]),
];

const otherName = (id: string, value: forge.asn1.Asn1): forge.asn1.Asn1 =>
  asn1.create(CONTEXT_SPECIFIC, 0, true, [
    asn1.create(UNIVERSAL, OID, false, asn1.oidToDer(id).getBytes()),
    asn1.create(CONTEXT_SPECIFIC, 0, true, [value]),
  ]);
const text = (value: string) => asn1.create(UNIVERSAL, UTF8, false, forge.util.encodeUtf8(value));

const holder = (...names: readonly forge.asn1.Asn1[]): readonly Extension[] => [
  { name: 'basicConstraints', cA: false, critical: true },
  { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, keyEncipherment: true, critical: true },
  { name: 'extKeyUsage', clientAuth: true, emailProtection: true },
  altNames(names),
];

/** Of an e-CNPJ: CNPJ and company in otherName. Source: DOC-ICP-04 §7.1.2. */
export const eCnpjExtensions = (cnpj: string, company: string): readonly Extension[] =>
  holder(otherName('2.16.76.1.3.3', octets(cnpj)), otherName('2.16.76.1.3.2', text(company)));

/** Of an e-CPF: birth, CPF and the other numbers of a person in otherName. Source: DOC-ICP-04 §7.1.2. */
export const eCpfExtensions = (cpf: string): readonly Extension[] =>
  holder(otherName('2.16.76.1.3.1', octets(`01011970${cpf}${'0'.repeat(32)}`)));
