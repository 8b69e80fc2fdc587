import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Phase } from './failure.ts';
import type { Target } from './target.ts';

/** Whole milliseconds; null for a phase that a reused connection skipped or that was not reached. */
export interface Timings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** Time from the start of the call to the headers of the answer. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
}

export interface Watched {
  readonly timings: Timings;
  /** Called address; null when no connection was made. */
  readonly address: string | null;
}

export const NEVER_BEGUN: Watched = {
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
  address: null,
};

/** Events of a new connection, each after the one before it. */
type Step = 'begun' | 'lookup' | 'connect' | 'secureConnect' | 'answered';

/** Follows one call: how far it has come, and when it came there. */
export function watchCall({ secure, named }: Pick<Target, 'secure' | 'named'>, startedAt: number) {
  const at: Partial<Record<Step, number>> = {};
  const mark = (step: Step) => {
    at[step] ??= performance.now();
  };
  let phase: Phase = 'queue';
  let address: string | null = null;
  const between = (from: Step, to: Step): number | null => {
    const [start, end] = [at[from], at[to]];
    return start === undefined || end === undefined ? null : Math.round(end - start);
  };
  return {
    phase: (): Phase => phase,
    follow: (request: ClientRequest, socket: Socket): void => {
      if (request.reusedSocket) {
        phase = 'answer';
        address = socket.remoteAddress ?? null;
        return;
      }
      mark('begun');
      phase = named ? 'name' : 'connect';
      socket.once('lookup', () => {
        mark('lookup');
        phase = 'connect';
      });
      socket.once('connect', () => {
        mark('connect');
        address = socket.remoteAddress ?? null;
        phase = secure ? 'tls' : 'answer';
      });
      if (!secure) return;
      socket.once('secureConnect', () => {
        mark('secureConnect');
        phase = 'answer';
      });
    },
    answered: (): void => {
      mark('answered');
      phase = 'body';
    },
    told: (): Watched => ({
      address,
      timings: {
        dnsMs: between('begun', 'lookup'),
        connectMs: between(at.lookup === undefined ? 'begun' : 'lookup', 'connect'),
        tlsMs: between('connect', 'secureConnect'),
        firstByteMs: at.answered === undefined ? null : Math.round(at.answered - startedAt),
        totalMs: Math.round(performance.now() - startedAt),
      },
    }),
  };
}
