import { createPublicKey, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { rsaKey } from '../testing/rsa-keys.ts';
import {
  caExtensions,
  type Extension,
  eCnpjExtensions,
  keyIdentifiers,
  type Name,
  serverExtensions,
  writeCertificate,
} from './write-certificate.ts';

const CA: Name = [
  ['C', 'BR'],
  ['CN', 'AC de Teste'],
];
const issuerKey = rsaKey();
const issuerPublicKey = createPublicKey(issuerKey);
const root = write(CA, caExtensions, issuerPublicKey);

function write(subject: Name, extensions: readonly Extension[], publicKey = createPublicKey(rsaKey())) {
  const certificate = writeCertificate({
    subject,
    issuer: CA,
    publicKey,
    issuerKey,
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2055-06-30T12:00:00Z'),
    extensions: [...keyIdentifiers(publicKey, issuerPublicKey), ...extensions],
  });
  return new X509Certificate(certificate);
}

it('is of its issuer, and of no other', () => {
  const server = write(
    [['CN', 'localhost']],
    serverExtensions(['localhost', 'sandbox'], ['127.0.0.1', '::1']),
  );
  expect([root.ca, server.ca]).toEqual([true, false]);
  expect([server.checkIssued(root), server.verify(root.publicKey)]).toEqual([true, true]);
  expect([server.checkIssued(server), server.verify(server.publicKey)]).toEqual([false, false]);
  expect(server.subjectAltName).toBe(
    'DNS:localhost, DNS:sandbox, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
  );
});

it('keeps accents of a name, and dates after 2049', () => {
  const holder = write([['CN', 'AÇÃO LTDA:11222333000181']], eCnpjExtensions('11222333000181', 'AÇÃO LTDA'));
  expect(holder.subject).toBe('CN=AÇÃO LTDA:11222333000181');
  expect(holder.validTo).toBe('Jun 30 12:00:00 2055 GMT');
  expect(holder.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.4']);
});
