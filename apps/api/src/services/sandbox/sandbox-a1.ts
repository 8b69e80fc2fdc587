import { z } from 'zod';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { askSandbox } from './ask-sandbox.ts';
import type { SandboxControl } from './sandbox-control.ts';

const issued = z.object({ certificateBase64: z.string(), certificatePassword: z.string() });

/** Each takes a new RSA key, which is work of a tenth of a second or more. */
const A1_PER_MINUTE = 30;

export interface A1Holder {
  /** CNPJ or CPF. */
  readonly cnpj: string;
  readonly name: string;
}

/**
 * Issues an A1 of the sandbox's CA, which no other authority trusts. Nothing of it is stored.
 *
 * @throws {Failure} limite_excedido, sefaz_indisponivel
 */
export const createIssueSandboxA1 =
  (sandbox: SandboxControl, limiter: RateLimiter) =>
  async ({ accountId }: AccountCaller, holder: A1Holder): Promise<z.infer<typeof issued>> => {
    const allowance = await limiter.take(`a1:conta:${accountId}`, A1_PER_MINUTE);
    if (!allowance.allowed)
      throw limitExceeded(`Limite de ${A1_PER_MINUTE} A1 de teste por minuto`, allowance);
    return askSandbox(sandbox, issued, 'POST', '/sandbox/a1', { ...holder, accountId });
  };
