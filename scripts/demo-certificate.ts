import { createTestCa, issueEcnpj, toPkcs12 } from '../packages/fiscal-core/src/testing/certificates.ts';

/** `demo-certificate.ts <cnpj> <name>`: an A1 of a test CA for the demo client, as the body of POST /v1/clients wants it. */
const [cnpj, name] = process.argv.slice(2);
if (cnpj === undefined || name === undefined) throw new Error('usage: demo-certificate.ts <cnpj> <name>');
const certificatePassword = 'demonstracao';
const certificate = issueEcnpj(createTestCa(), { cnpj, name });
const certificateBase64 = toPkcs12(certificate, certificatePassword).toString('base64');
process.stdout.write(`${JSON.stringify({ certificateBase64, certificatePassword })}\n`);
