import { parseCnpj } from '@fiscal/core/identity/cnpj';
import { openPkcs12 } from '@fiscal/core/signing/certificate';
import { expect, it } from 'vitest';
import { newClientExample } from './examples.ts';

it('is an A1 of the CNPJ of its example, valid for decades', () => {
  const { certificateBase64, certificatePassword, cnpj } = newClientExample;
  const opened = openPkcs12(certificateBase64, certificatePassword);
  expect(opened.cnpj).toBe(parseCnpj(cnpj));
  expect(opened.notAfter.getUTCFullYear()).toBe(2075);
});
