import { Failure } from '../failure.ts';
import type { AccountCaller } from './authenticate.ts';
import type { SandboxControl } from './sandbox-control.ts';

export interface SandboxCondition {
  readonly operation?: string;
  readonly service?: string;
  readonly uf?: string;
  readonly scenario: string;
  readonly times: number;
}

export type SetSandboxCondition = (
  caller: AccountCaller,
  condition: SandboxCondition,
) => Promise<Readonly<Record<string, unknown>>>;

/** Hands a condition to the sandbox for the caller's own world. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export function createSetSandboxCondition(sandbox: SandboxControl): SetSandboxCondition {
  return async ({ accountId }, condition) => {
    const answer = await sandbox('POST', '/sandbox/conditions', { ...condition, accountId }).catch(
      (cause: unknown) => {
        throw new Failure(
          'sefaz_indisponivel',
          'O ambiente de teste não respondeu. Tente de novo em instantes.',
          {
            headers: { 'retry-after': '5' },
            cause,
          },
        );
      },
    );
    if (answer.status >= 200 && answer.status < 300) {
      return typeof answer.body === 'object' && answer.body !== null
        ? { ...condition, ...withoutAccount(answer.body) }
        : { ...condition };
    }
    if (answer.status >= 500) throw new Error(`sandbox answered HTTP ${answer.status} to a condition`);
    const message = `O ambiente de teste não conhece esta condição: ${messageOf(answer.body)}`;
    throw new Failure('requisicao_invalida', message, {
      errors: [{ field: 'scenario', code: 'valor_invalido', message }],
    });
  };
}

function withoutAccount(body: object): Record<string, unknown> {
  const entries = Object.entries(body).filter(([key]) => key !== 'accountId');
  return Object.fromEntries(entries);
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body
    ? String(body.message)
    : 'verifique scenario e operation.';
