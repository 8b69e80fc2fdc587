import { z } from 'zod';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';

export interface SandboxCondition {
  readonly operation?: string;
  readonly service?: string;
  readonly uf?: string;
  /** CNPJ of the only company it affects. */
  readonly cnpj?: string;
  readonly scenario: string;
  /** Null = until it is removed. */
  readonly times: number | null;
}

export const acceptedCondition = z.object({
  id: z.int(),
  operation: z.string().nullable(),
  uf: z.string().nullable(),
  service: z.string().nullable(),
  cnpj: z.string().nullable(),
  scenario: z.string(),
  timesLeft: z.int().nullable(),
});

export type AcceptedCondition = z.infer<typeof acceptedCondition>;
export type SetSandboxCondition = (
  caller: AccountCaller,
  condition: SandboxCondition,
) => Promise<AcceptedCondition>;

/** Hands a condition to the sandbox for the caller's own world. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export const createSetSandboxCondition =
  (sandbox: SandboxControl): SetSandboxCondition =>
  ({ accountId }, condition) =>
    askSandbox(sandbox, acceptedCondition, 'POST', '/sandbox/conditions', { ...condition, accountId });
