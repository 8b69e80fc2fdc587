import type { Decision, Move, Pass } from './emission.ts';

/** Age of the last send before which an authority that does not know a key proves nothing: the bytes may still be on their way into its books. */
export const PROOF_AFTER_MS = 10 * 60_000;

/** Reasons of a document's end after its account abandoned it, or after a restore; pt-BR. */
const MOTIVO = {
  naoEnviado: 'A emissão foi dada por perdida. O documento nunca chegou à SEFAZ.',
  desconhecido: 'A emissão foi dada por perdida. Consultada pela chave, a SEFAZ não tem o documento.',
} as const;

const unproven = (code: string, cause: string): Decision => ({
  kind: 'erro-tecnico',
  code,
  reason: `A desistência não foi possível, porque não há prova de que a SEFAZ não tenha o documento: ${cause}`,
});

/** The end of an emission that nothing was sent of: `sends` as they were counted when that was read. */
export const abandonedUnsent = (attemptId: string | null, sends: number): Decision => ({
  kind: 'abandonada',
  attemptId,
  sends,
  xMotivo: MOTIVO.naoEnviado,
});

function instead(before: Pass | null, { pass, step }: Move): Decision | null {
  switch (step.kind) {
    case 'consultar':
    case 'recibo':
      return null;
    case 'transmitir':
      if (before === null) return abandonedUnsent(pass.attemptId, step.expectedSends);
      // The authority named the key as taken, and does not know it.
      if (before.refusal !== null) return unproven('resposta_contraditoria', before.refusal.xMotivo);
      return {
        kind: 'abandonada',
        attemptId: pass.attemptId,
        sends: step.expectedSends,
        xMotivo: MOTIVO.desconhecido,
      };
    case 'aguardar':
      return unproven('desistencia_sem_prova', step.wait.reason);
    case 'registrar':
      return step.decision.kind === 'erro-tecnico'
        ? unproven(step.decision.code, step.decision.reason)
        : step.decision;
  }
}

/**
 * A move of an emission that its account gave up. It sends nothing and waits for nothing: where it would send, nothing of ours is
 * at the authority, and that ends it; where it would wait, that is not known, and it halts again. A found document is adopted.
 *
 * @param before the pass that the move came from; null = the first move
 */
export function abandoning(before: Pass | null, move: Move): Move {
  const decision = instead(before, move);
  return decision === null ? move : { pass: move.pass, step: { kind: 'registrar', decision } };
}
