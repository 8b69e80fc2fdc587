import { Failure } from '../base/failure.ts';
import { LOOPBACK_NAMES } from '../base/loopback-url.ts';
import type { Sender } from '../edge/caller.ts';
import { isJson } from '../edge/sender.ts';

/**
 * Kind of call by a browser: `call` sends a body (HTTP), `stream` reads (by fetch), `events` reads by EventSource, `upgrade` opens
 * a WebSocket; for the last two a page can set no header of its own.
 */
export type CookieCall = 'call' | 'stream' | 'events' | 'upgrade';

/** Why a call is not taken as the console's own; null when it is. */
export type OriginVerdict = 'origem' | 'tipo_de_midia' | 'cabecalho' | null;

/** Only script of the own origin can send it: to any other, a header of one's own needs a preflight, which is never answered. */
export const CONSOLE_HEADER = 'x-emite-console';

/**
 * Whether a call that brings cookies comes from a page of ours: browsers attach cookies to what any page asks for.
 * `origins`: `scheme://host[:port]` of the console and of the API.
 */
export function originVerdict(
  sender: Pick<Sender, 'header'>,
  kind: CookieCall,
  origins: ReadonlySet<string>,
): OriginVerdict {
  const origin = sender.header('origin');
  const own = origin === undefined ? sender.header('sec-fetch-site') === 'same-origin' : origins.has(origin);
  if (!own || (kind === 'upgrade' && origin === undefined)) return 'origem';
  if (kind === 'call' && !isJson(sender.header('content-type') ?? '')) return 'tipo_de_midia';
  if ((kind === 'call' || kind === 'stream') && sender.header(CONSOLE_HEADER) !== '1') return 'cabecalho';
  return null;
}

const WHY: Readonly<Record<NonNullable<OriginVerdict>, string>> = {
  origem: 'Esta página não pode agir em nome de quem está no console (Origin).',
  tipo_de_midia: 'Envie o corpo em JSON (Content-Type: application/json).',
  cabecalho: 'Envie o cabeçalho X-Emite-Console: 1.',
};

/** Refusal of a call with cookies that does not come from a page of ours. */
export const foreign = (verdict: NonNullable<OriginVerdict>): Failure =>
  new Failure('sem_permissao', WHY[verdict]);

/** Origins of these addresses; of one on loopback, under both its names. */
export function originsOf(urls: readonly string[]): ReadonlySet<string> {
  return new Set(
    urls.flatMap((text) => {
      const url = new URL(text);
      if (!LOOPBACK_NAMES.includes(url.hostname)) return [url.origin];
      return LOOPBACK_NAMES.map((hostname) => Object.assign(new URL(url), { hostname }).origin);
    }),
  );
}
