'use client';
import { useLocale } from '../../text/text.tsx';

/** Problems of an A1 in English, by their codes; the API's own words are pt-BR. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['expirado', 'The certificate has expired.'],
  ['ainda_nao_valido', 'The certificate is not valid yet.'],
  ['sem_cnpj', 'The certificate has no CNPJ of its holder: an e-CNPJ is needed.'],
  ['cnpj_divergente', 'The certificate is of another CNPJ.'],
  ['sem_cpf', 'The certificate has no CPF of its holder: an e-CPF is needed.'],
  ['cpf_divergente', 'The certificate is of another CPF.'],
  ['autoassinado', 'The certificate is signed by itself.'],
  ['sem_cadeia_icp_brasil', 'The certificate was not issued by an authority of ICP-Brasil.'],
  ['cadeia_invalida', 'The chain in the file does not belong to the certificate.'],
  [
    'cadeia_sem_prova',
    'The chain of the certificate leads to no root of ICP-Brasil that this installation knows, and that of the present one does.',
  ],
  ['sem_assinatura_digital', 'The key of the certificate cannot sign.'],
  ['sem_client_auth', 'The certificate cannot authenticate a client.'],
]);

/** A problem of an A1 in the reader's language; one that has no English stays Portuguese. */
export function ProblemText({ code, message }: { readonly code: string; readonly message: string }) {
  const english = useLocale() === 'en' ? ENGLISH.get(code) : undefined;
  return english ?? <span lang="pt-BR">{message}</span>;
}
