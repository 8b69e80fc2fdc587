/** State of an authority's service at a check. */
export const AUTHORITY_STATES = [
  'operando',
  'lenta',
  'instavel',
  'parada_programada',
  'fora_do_ar',
  'sem_resposta',
] as const;
export type AuthorityState = (typeof AUTHORITY_STATES)[number];

export const isAuthorityState = (text: string): text is AuthorityState =>
  AUTHORITY_STATES.some((state) => state === text);

export interface StateRow {
  /** pt-BR, as are the next two. */
  readonly name: string;
  readonly meaning: string;
  /** Documents get through. */
  readonly up: boolean;
  /** Consecutive checks before it is believed: shown by banner and e-mail. */
  readonly looks: number;
  /** Worth an e-mail. */
  readonly mail: boolean;
}

export const STATE_ROWS: Readonly<Record<AuthorityState, StateRow>> = {
  operando: {
    name: 'Operando',
    meaning: 'A SEFAZ responde que o serviço está em operação.',
    up: true,
    looks: 2,
    mail: true,
  },
  lenta: {
    name: 'Lenta',
    meaning: 'A SEFAZ responde, mas demora: os documentos são autorizados mais devagar.',
    up: true,
    looks: 3,
    mail: false,
  },
  instavel: {
    name: 'Instável',
    meaning: 'A SEFAZ ora responde, ora não: os documentos esperam e seguem quando ela responde.',
    up: false,
    looks: 1,
    mail: true,
  },
  parada_programada: {
    name: 'Parada programada',
    meaning: 'A SEFAZ parou o serviço e disse quando ele volta: os documentos esperam até lá.',
    up: false,
    looks: 1,
    mail: true,
  },
  fora_do_ar: {
    name: 'Fora do ar',
    meaning: 'A SEFAZ responde que o serviço está parado: os documentos esperam até ele voltar.',
    up: false,
    looks: 2,
    mail: true,
  },
  sem_resposta: {
    name: 'Sem resposta',
    meaning: 'A SEFAZ não respondeu ou a resposta não pôde ser lida: os documentos esperam.',
    up: false,
    looks: 2,
    mail: true,
  },
};

/** Name of a service that was never checked. */
export const UNSEEN_NAME = 'Não consultada';

/**
 * Meaning of each code for the service. Source: MOC 7.0, Consulta Status Serviço; other codes reveal nothing about it.
 */
const CODES: Readonly<
  Record<string, { readonly state: AuthorityState; readonly withReturn: AuthorityState }>
> = {
  107: { state: 'operando', withReturn: 'operando' },
  // [?] dhRetorno makes a stop one that was planned; the manual does not name it so.
  108: { state: 'fora_do_ar', withReturn: 'parada_programada' },
  109: { state: 'fora_do_ar', withReturn: 'parada_programada' },
};

/** [?] An answer that takes longer is slow. No authority publishes a limit; `tMed` is a mean of its own processing. */
export const SLOW_MS = { status: 3_000, other: 10_000 } as const;

/** Changes between up and down among the latest looks, from which on a service is `instavel`. */
export const FLAPPING = { looks: 6, changes: 3 } as const;

/** Number of checks used for a judgment. */
export const LOOKS_KEPT = 8;

export interface Look {
  readonly online: boolean;
  /** Null: no code was answered. */
  readonly cStat: string | null;
  /** Announced time of the service's return. */
  readonly backAt: string | null;
  readonly latencyMs: number | null;
}

/** State found by a check; null when the answer reveals nothing about the service (a refusal of the caller). */
export function stateSeen(look: Look, slowMs: number = SLOW_MS.status): AuthorityState | null {
  const { online, cStat, backAt, latencyMs } = look;
  if (online) return latencyMs !== null && latencyMs >= slowMs ? 'lenta' : 'operando';
  if (cStat === null) return 'sem_resposta';
  const row = CODES[cStat];
  return row === undefined ? null : backAt === null ? row.state : row.withReturn;
}

const flaps = (recent: readonly AuthorityState[]): boolean => {
  const ups = recent.slice(0, FLAPPING.looks).map((state) => STATE_ROWS[state].up);
  return ups.filter((up, index) => index > 0 && up !== ups[index - 1]).length >= FLAPPING.changes;
};

/** Displayed state of a service, from its latest checks, newest first; null without any. */
export const stateShown = (recent: readonly AuthorityState[]): AuthorityState | null =>
  flaps(recent) ? 'instavel' : (recent[0] ?? null);

/** Believed state: the newest one found by enough consecutive checks; null without one. */
export function stateBelieved(recent: readonly AuthorityState[]): AuthorityState | null {
  if (flaps(recent)) return 'instavel';
  for (const [start, state] of recent.entries()) {
    const run = recent.slice(start, start + STATE_ROWS[state].looks);
    if (run.length === STATE_ROWS[state].looks && run.every((each) => each === state)) return state;
  }
  return null;
}
