import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
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

export interface SandboxPurchase {
  readonly type: DistributedType;
  /** CNPJ or CPF of the addressee. */
  readonly cnpj: string;
  readonly uf: string;
  /** Decimal text with two places. */
  readonly valor: string;
  readonly quantidade: number;
}

export type SandboxPurchases = z.infer<typeof issued>['documents'];

/** Notes that invented suppliers issue in the sandbox of an account. @throws {Failure} sefaz_indisponivel */
export const createSandboxPurchases =
  (sandbox: SandboxControl) =>
  async (
    { accountId }: AccountCaller,
    { quantidade, ...note }: SandboxPurchase,
  ): Promise<SandboxPurchases> => {
    const documents: SandboxPurchases = [];
    for (let left = quantidade; left > 0; left -= CALL_MAX) {
      const body = { ...note, accountId, quantidade: Math.min(left, CALL_MAX) };
      documents.push(...(await askSandbox(sandbox, issued, 'POST', '/sandbox/received', body)).documents);
    }
    return documents;
  };
