import type { X509Certificate } from 'node:crypto';
import { describeCertificate } from '@fiscal/core/signing/certificate';
import { verifySigned } from '@fiscal/core/signing/verify';
import { type CertificateFault, faultOf } from '../ca/faults.ts';

/** Signer of a document with a valid signature, or the code of its fault. */
export type SignatureVerdict =
  /** `holder`: CNPJ or CPF of the certificate. */
  | { readonly kind: 'aceita'; readonly digestValue: string; readonly holder: string | null }
  | { readonly kind: 'recusada'; readonly cStat: string };

/** `element` must be signed: `infNFe` or its like. */
export type SignatureCheck = (xml: string, element: string) => SignatureVerdict;

/** Codes of the signer's certificate. Source: MOC 7.0, group of the signature certificate. */
const SIGNER_CODES: Readonly<Record<CertificateFault, string>> = {
  invalido: '290',
  validade: '291',
  'sem-cnpj': '292',
  cadeia: '293',
};

/**
 * Profile, digest and value first (298, 297), then the certificate itself, by the real clock: a world's moved clock
 * does not make its certificates expire.
 */
export function createSignatureCheck(ca: X509Certificate, nowMs: () => number): SignatureCheck {
  const facts = new WeakMap<X509Certificate, ReturnType<typeof describeCertificate>>();
  const factsOf = (certificate: X509Certificate) => {
    const known = facts.get(certificate) ?? describeCertificate(certificate);
    facts.set(certificate, known);
    return known;
  };
  return (xml, element) => {
    const verdict = verifySigned(xml, { element });
    if (!verdict.ok) return { kind: 'recusada', cStat: verdict.code };
    const holder = factsOf(verdict.certificate);
    const fault = faultOf(verdict.certificate, holder, { ca, nowMs: nowMs() });
    return fault
      ? { kind: 'recusada', cStat: SIGNER_CODES[fault] }
      : { kind: 'aceita', digestValue: verdict.digestValue, holder: holder.cnpj ?? holder.cpf };
  };
}
