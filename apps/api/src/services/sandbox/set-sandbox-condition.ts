import { z } from 'zod';
import type { conditionBody } from '../../inputs/sandbox/condition.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';

export type SandboxCondition = z.infer<typeof conditionBody>;

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

/** Hands a condition to the sandbox for the caller's own world. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export const createSetSandboxCondition =
  (sandbox: SandboxControl) =>
  ({ accountId }: AccountCaller, condition: SandboxCondition) =>
    askSandbox(sandbox, acceptedCondition, 'POST', '/sandbox/conditions', { ...condition, accountId });
