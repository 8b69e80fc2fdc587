import { z } from 'zod';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import type { purchaseBody } from '../../inputs/sandbox/purchase.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';

const issued = z.object({
  documents: z.array(
    z.object({ chave: z.string(), emitente: z.string(), cStat: z.string(), xMotivo: z.string() }),
  ),
});

/** Notes of one call to the sandbox, whose answer may take five seconds at most. */
const CALL_MAX = 5;
/** Suppliers of a period. */
const SUPPLIERS = 5;
/** Documents of periods; one takes ten milliseconds of CPU. */
const OF_PERIODS_PER_MINUTE = 1000;
const DAY_MS = 86_400_000;

export type SandboxPurchase = z.infer<typeof purchaseBody>;

interface Emission {
  readonly idadeMs: number;
  readonly fornecedor: number;
}

export type SandboxPurchases = z.infer<typeof issued>['documents'];

/** Each in the middle of its part of the period, the oldest first. */
const emissionsOver = (count: number, dias: number): readonly Emission[] =>
  Array.from({ length: count }, (_, n) => ({
    idadeMs: Math.round(((count - n - 0.5) * dias * DAY_MS) / count),
    fornecedor: n % SUPPLIERS,
  }));

/** Notes that invented suppliers issue in the sandbox of an account. @throws {Failure} limite_excedido, sefaz_indisponivel */
export const createSandboxPurchases =
  (sandbox: SandboxControl, limiter: RateLimiter) =>
  async (
    { accountId }: AccountCaller,
    { quantidade, dias, ...note }: SandboxPurchase,
  ): Promise<SandboxPurchases> => {
    if (dias !== undefined) {
      const allowance = await limiter.take(`periodos:conta:${accountId}`, OF_PERIODS_PER_MINUTE, quantidade);
      if (!allowance.allowed)
        throw limitExceeded(`Limite de ${OF_PERIODS_PER_MINUTE} documentos com dias por minuto`, allowance);
    }
    const emissions = dias === undefined ? null : emissionsOver(quantidade, dias);
    const documents: SandboxPurchases = [];
    for (let done = 0; done < quantidade; done += CALL_MAX) {
      const which = emissions
        ? { emissoes: emissions.slice(done, done + CALL_MAX) }
        : { quantidade: Math.min(quantidade - done, CALL_MAX) };
      const body = { ...note, ...which, accountId };
      documents.push(...(await askSandbox(sandbox, issued, 'POST', '/sandbox/received', body)).documents);
    }
    return documents;
  };
