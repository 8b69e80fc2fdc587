import { invalid } from '../../../base/failure.ts';
import { WAIT_SECONDS_MAX } from '../../../edge/limits.ts';
import type { HttpRequest } from '../../operation.ts';

/** `Prefer: wait=N` (RFC 7240) → seconds, 30 at most; null when not asked for. */
export function waitSeconds(prefer: string | undefined): number | null {
  const asked = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:$|[,;])/i.exec(prefer ?? '')?.[1];
  return asked === undefined ? null : Math.min(Number(asked), WAIT_SECONDS_MAX);
}

/** `X-Sandbox-Strict: true`. @throws {Failure} requisicao_invalida when it is neither true nor false */
export function isStrictHeader(http: HttpRequest): boolean {
  const value = http.header('x-sandbox-strict')?.trim().toLowerCase();
  if (value === undefined || value === 'true' || value === 'false') return value === 'true';
  throw invalid([
    {
      field: 'X-Sandbox-Strict',
      code: 'valor_invalido',
      message: 'O cabeçalho X-Sandbox-Strict deve ser true ou false.',
      fix: 'Envie X-Sandbox-Strict: true, ou retire o cabeçalho.',
    },
  ]);
}
