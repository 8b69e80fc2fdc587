import { createTestCa, issueCertificate } from '../../packages/fiscal-core/src/testing/certificates.ts';

/**
 * Prints one JSON line, in PEM: a CA of this cluster alone, `server` for its servers on loopback (which are each other's clients, too)
 * and `client` for our processes.
 */
const ca = createTestCa('Emite cluster', 'Emite');
const pem = ({ certPem, keyPem }: ReturnType<typeof issueCertificate>) => ({ certPem, keyPem });
const server = issueCertificate({
  commonName: 'localhost',
  organization: 'Emite',
  issuer: ca,
  serverNames: ['localhost'],
  serverIps: ['127.0.0.1'],
  clientAuth: true,
});
const client = issueCertificate({
  commonName: 'emite',
  organization: 'Emite',
  issuer: ca,
  clientAuth: true,
});
process.stdout.write(
  `${JSON.stringify({ ca: { certPem: ca.certPem }, server: pem(server), client: pem(client) })}\n`,
);
