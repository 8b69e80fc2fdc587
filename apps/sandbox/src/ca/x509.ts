import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import {
  bits,
  bool,
  explicit,
  ia5,
  implicit,
  integer,
  nil,
  octets,
  octetText,
  oid,
  printable,
  sequence,
  set,
  time,
  utf8,
} from './der.ts';

const generate = promisify(generateKeyPair);

export interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** RSA-2048, the size an ICP-Brasil A1 has; made off the event loop. */
export const generateRsa = (): Promise<KeyPair> => generate('rsa', { modulusLength: 2048 });

export const keyPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Distinguished name, in order. */
export type Name = readonly (readonly [attribute: 'C' | 'O' | 'OU' | 'CN', value: string])[];

const ATTRIBUTES = { C: '2.5.4.6', O: '2.5.4.10', OU: '2.5.4.11', CN: '2.5.4.3' } as const;
const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), nil());

const name = (parts: Name): Uint8Array =>
  sequence(
    ...parts.map(([attribute, value]) =>
      set(sequence(oid(ATTRIBUTES[attribute]), attribute === 'C' ? printable(value) : utf8(value))),
    ),
  );

const extension = (id: string, value: Uint8Array, critical = false): Uint8Array =>
  critical ? sequence(oid(id), bool(true), octets(value)) : sequence(oid(id), octets(value));

const spki = (key: KeyObject): Uint8Array => key.export({ type: 'spki', format: 'der' });
const keyIdentifier = (key: KeyObject): Uint8Array => createHash('sha1').update(spki(key)).digest();

export interface CertificateRequest {
  readonly subject: Name;
  readonly issuer: Name;
  readonly publicKey: KeyObject;
  readonly issuerKeys: KeyPair;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly extensions: readonly Uint8Array[];
}

/** Signs an X.509 v3 certificate and returns it as PEM. */
export function createCertificate(request: CertificateRequest): string {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const tbs = sequence(
    explicit(0, integer(Uint8Array.of(2))),
    integer(serial),
    SHA256_WITH_RSA,
    name(request.issuer),
    sequence(time(request.notBefore), time(request.notAfter)),
    name(request.subject),
    spki(request.publicKey),
    explicit(
      3,
      sequence(
        extension('2.5.29.14', octets(keyIdentifier(request.publicKey))),
        extension('2.5.29.35', sequence(implicit(0, keyIdentifier(request.issuerKeys.publicKey)))),
        ...request.extensions,
      ),
    ),
  );
  const der = Buffer.from(
    sequence(tbs, SHA256_WITH_RSA, bits(sign('sha256', tbs, request.issuerKeys.privateKey))),
  );
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** keyCertSign and cRLSign. */
export const caExtensions = (): Uint8Array[] => [
  extension('2.5.29.19', sequence(bool(true)), true),
  extension('2.5.29.15', bits(Uint8Array.of(0x06), 1), true),
];

export const serverExtensions = (
  dnsNames: readonly string[],
  addresses: readonly Uint8Array[],
): Uint8Array[] => [
  extension('2.5.29.15', bits(Uint8Array.of(0xa0), 5), true),
  extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))),
  extension(
    '2.5.29.17',
    sequence(...dnsNames.map((dns) => ia5(2, dns)), ...addresses.map((ip) => implicit(7, ip))),
  ),
];

/** Extensions of an e-CNPJ of ICP-Brasil: the CNPJ in otherName 2.16.76.1.3.3, for signing and client authentication. Source: DOC-ICP-04 §7.1.2. */
export const eCnpjExtensions = (cnpj: string, company: string): Uint8Array[] => [
  extension('2.5.29.19', sequence(), true),
  extension('2.5.29.15', bits(Uint8Array.of(0xe0), 5), true),
  extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.2'), oid('1.3.6.1.5.5.7.3.4'))),
  extension(
    '2.5.29.17',
    sequence(otherName('2.16.76.1.3.3', octetText(cnpj)), otherName('2.16.76.1.3.2', utf8(company))),
  ),
];

/** Extensions of an e-CPF: birth, CPF and the other numbers of a person in otherName 2.16.76.1.3.1. Source: DOC-ICP-04 §7.1.2. */
export const eCpfExtensions = (cpf: string): Uint8Array[] => [
  extension('2.5.29.19', sequence(), true),
  extension('2.5.29.15', bits(Uint8Array.of(0xe0), 5), true),
  extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.2'), oid('1.3.6.1.5.5.7.3.4'))),
  extension('2.5.29.17', sequence(otherName('2.16.76.1.3.1', octetText(`01011970${cpf}${'0'.repeat(32)}`)))),
];

const otherName = (id: string, value: Uint8Array): Uint8Array => explicit(0, oid(id), explicit(0, value));
