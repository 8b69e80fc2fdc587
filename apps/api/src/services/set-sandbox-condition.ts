import { z } from 'zod';
import { Failure, invalid } from '../failure.ts';
import type { AccountCaller } from './authenticate.ts';
import type { SandboxControl } from './sandbox-control.ts';

export interface SandboxCondition {
  readonly operation?: string;
  readonly service?: string;
  readonly uf?: string;
  readonly scenario: string;
  /** Null = until it is removed. */
  readonly times: number | null;
}

const accepted = z.object({
  id: z.int(),
  operation: z.string().nullable(),
  uf: z.string().nullable(),
  service: z.string().nullable(),
  scenario: z.string(),
  timesLeft: z.int().nullable(),
});
const refused = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })).min(1) });

export type AcceptedCondition = z.infer<typeof accepted>;
export type SetSandboxCondition = (
  caller: AccountCaller,
  condition: SandboxCondition,
) => Promise<AcceptedCondition>;

/** Hands a condition to the sandbox for the caller's own world. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export function createSetSandboxCondition(sandbox: SandboxControl): SetSandboxCondition {
  return async ({ accountId }, condition) => {
    const answer = await sandbox('POST', '/sandbox/conditions', { ...condition, accountId }).catch(
      (cause: unknown) => {
        throw new Failure(
          'sefaz_indisponivel',
          'O ambiente de teste não respondeu. Tente de novo em instantes.',
          { headers: { 'retry-after': '5' }, cause },
        );
      },
    );
    const refusal = refused.safeParse(answer.body);
    if (answer.status === 400 && refusal.success) {
      throw invalid(
        refusal.data.errors.map(({ field, message }) => ({
          field,
          code: 'valor_invalido',
          message: `O ambiente de teste recusou ${field}: ${message}.`,
        })),
      );
    }
    return accepted.parse(answer.body);
  };
}
