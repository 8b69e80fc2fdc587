import { cnpjBase } from '../identity/cnpj.ts';
import type { SignatureVerdict } from '../signing/verify.ts';
import { leaveOut } from './judged.ts';
import { certifiedBy, type ReadFile } from './parts.ts';

/**
 * First eight characters of the CNPJs that hold the certificate by which the national environment signs notes and events: Serpro,
 * which runs it, and the Receita Federal. [?] Which of the two signs today is in no text at hand.
 */
const HOLDERS: ReadonlySet<string> = new Set(['33683111', '00394460']);

/**
 * The signature around a note or an event is the environment's: a note that its own issuer signed is refused. One of a town's own
 * system is taken, and proves nothing.
 */
export function signedByEnvironment(
  file: ReadFile,
  signature: Extract<SignatureVerdict, { ok: true }>,
  { issuer, at }: { readonly issuer: string; readonly at: string },
): readonly 'cadeia_desconhecida'[] {
  const { holder, warnings } = certifiedBy(file, signature, at);
  const base = cnpjBase(holder ?? '');
  if (base === cnpjBase(issuer))
    return leaveOut(
      'certificado_de_outro',
      'A NFS-e foi assinada pelo próprio emitente, e não pelo ambiente nacional. Envie o arquivo como o ambiente o gerou.',
    );
  return HOLDERS.has(base) ? warnings : ['cadeia_desconhecida'];
}
