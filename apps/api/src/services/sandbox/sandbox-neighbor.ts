import { z } from 'zod';
import type { neighborBody } from '../../inputs/sandbox/neighbor.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';

const answered = z.object({
  answers: z.array(
    z.object({
      cStat: z.string(),
      xMotivo: z.string(),
      ultNSU: z.int(),
      maxNSU: z.int(),
      documentos: z.int(),
    }),
  ),
});

export type NeighborAnswers = z.infer<typeof answered>['answers'];

export type NeighborQuery = z.infer<typeof neighborBody>;

/** Queries of another system in the sandbox of an account. @throws {Failure} sefaz_indisponivel */
export const createSandboxNeighbor =
  (sandbox: SandboxControl) =>
  async ({ accountId }: AccountCaller, query: NeighborQuery): Promise<NeighborAnswers> =>
    (await askSandbox(sandbox, answered, 'POST', '/sandbox/received/neighbor', { ...query, accountId }))
      .answers;
