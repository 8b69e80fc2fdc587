import { WAIT_SECONDS_MAX } from '../../../edge/limits.ts';
import type { HttpRequest } from '../../operation.ts';

/** `Prefer: wait=N` (RFC 7240) → seconds, 30 at most; null when not asked for. */
export function waitSeconds(prefer: string | undefined): number | null {
  const asked = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:$|[,;])/i.exec(prefer ?? '')?.[1];
  return asked === undefined ? null : Math.min(Number(asked), WAIT_SECONDS_MAX);
}

export const isStrictHeader = (http: HttpRequest): boolean =>
  http.header('x-sandbox-strict')?.trim().toLowerCase() === 'true';
