import { createSecureContext, rootCertificates } from 'node:tls';
import { expect, it } from 'vitest';
import { ICP_BRASIL } from '../signing/trust/icp-brasil.ts';
import { createTestCa } from '../testing/certificates.ts';
import { serverTrust } from './server-trust.ts';

const root = createTestCa('AC Raiz de Teste');

it('is Node’s own authorities, those of ICP-Brasil and what an operator adds, and a connection takes all of it', () => {
  const all = serverTrust([root.certPem]);
  expect(all).toEqual(expect.arrayContaining([...rootCertificates, root.certPem]));
  expect(all.length).toBe(
    rootCertificates.length + ICP_BRASIL.filter(({ role }) => role !== 'titular').length + 1,
  );
  expect(() => createSecureContext({ ca: [...all] })).not.toThrow();
});
