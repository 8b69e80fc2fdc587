import { createTestCa, issueEcnpj, type TestCertificate, toPkcs12 } from '@fiscal/core/testing/certificates';

/** An A1 as its owner gets it: a .pfx and its password. */
export interface A1 {
  readonly file: Buffer;
  readonly password: string;
}

const PASSWORD = 'senha do A1';
let authority: TestCertificate | undefined;

/** An A1 of a test authority for that CNPJ; `notAfter` in the past gives one that has run out. */
export function a1(
  cnpj: string,
  own: { readonly name?: string; readonly notBefore?: Date; readonly notAfter?: Date } = {},
): A1 {
  authority ??= createTestCa();
  return { file: toPkcs12(issueEcnpj(authority, { cnpj, ...own }), PASSWORD), password: PASSWORD };
}
