import { OUTAGE_AUTHORIZERS } from '@fiscal/core/vocabulary/outage';
import { z } from 'zod';
import { OUTAGE_STATES, type OutageBody } from '../../inputs/sandbox/outage.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';

const listed = z.object({
  outages: z.array(
    z.object({
      type: z.string(),
      uf: z.string().nullable(),
      authorizer: z.enum(OUTAGE_AUTHORIZERS),
      state: z.enum(OUTAGE_STATES),
      delayMs: z.int().nullable(),
      calls: z.int().nullable(),
      untilMs: z.number().nullable(),
    }),
  ),
});
const removed = z.object({ removed: z.int() });

export type SandboxOutage = z.infer<typeof listed>['outages'][number];

/**
 * Outages of the emulated authorities for an account. Each method refuses with `sefaz_indisponivel` while the sandbox
 * is away.
 */
export const createSandboxOutages = (sandbox: SandboxControl) => ({
  async list({ accountId }: AccountCaller): Promise<readonly SandboxOutage[]> {
    return (await askSandbox(sandbox, listed, 'GET', `/sandbox/outages?accountId=${accountId}`)).outages;
  },
  /** In the place of what was set of the same authority; all that are set then. @throws {Failure} requisicao_invalida */
  async put({ accountId }: AccountCaller, outage: OutageBody): Promise<readonly SandboxOutage[]> {
    return (await askSandbox(sandbox, listed, 'PUT', '/sandbox/outages', { ...outage, accountId })).outages;
  },
  /** All of them. How many went. */
  async clear({ accountId }: AccountCaller): Promise<number> {
    return (await askSandbox(sandbox, removed, 'DELETE', '/sandbox/outages', { accountId })).removed;
  },
});
