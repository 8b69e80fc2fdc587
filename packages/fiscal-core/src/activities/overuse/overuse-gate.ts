import {
  countAnswer,
  countBlock,
  countCall,
  countRejection,
  type OveruseBlock,
  type OveruseState,
} from '../../lifecycle/overuse.ts';
import { type OveruseLimit, overuseLimit } from '../../lifecycle/overuse-limits.ts';
import { blockReason, CROWDED, countReason } from '../../lifecycle/overuse-words.ts';
import { overuseSign } from '../../sefaz/overuse-signs.ts';
import type { SefazReply } from '../../sefaz/port.ts';
import { createLeases, type Lease } from './leases.ts';
import { createOveruseBook, type OveruseBook } from './overuse-book.ts';
import type { OveruseKey, OveruseStore } from './overuse-ports.ts';

/** Reason why a call does not leave, and the time of the next try. */
export interface Held {
  readonly kind: 'retida';
  readonly reason: string;
  readonly retryAfterSeconds: number;
}

/** A call that may leave; its caller reports the answer. */
export interface Passed {
  readonly kind: 'segue';
  readonly answered: (reply: SefazReply) => Promise<void>;
}

export interface OveruseGateOptions {
  readonly store: OveruseStore;
  /** Calls are counted of lenient companies in the sandbox, too. */
  readonly countsAll?: boolean;
  /** Interval of reading the blocks that other workers met. */
  readonly refreshMs?: number;
  /** Time that a call waits for others of its company before it gives up its place. */
  readonly crowdedMs?: number;
  /** Once for each block, by the process that meets it. */
  readonly onBlock?: (key: OveruseKey, block: OveruseBlock) => void;
  /** Once for each call that does not leave. */
  readonly onHeld?: (key: OveruseKey) => void;
  /** Called when an answer could not be written. */
  readonly onError?: (error: unknown) => void;
}

const CROWDED_RETRY_MS = 5_000;

const whole = (key: OveruseKey): OveruseKey => (key.about === '' ? key : { ...key, about: '' });

const signOf = ({ type, service }: OveruseKey, reply: SefazReply) =>
  reply.kind === 'resposta' ? overuseSign(type, service, reply.xml) : null;

type Change = (state: OveruseState, nowMs: number) => OveruseState;

/** Writes what was answered; that it cannot be written must not cost the answer. */
const notesIn =
  (book: OveruseBook, { onBlock, onError }: Pick<OveruseGateOptions, 'onBlock' | 'onError'>) =>
  async (key: OveruseKey, change: Change): Promise<void> => {
    try {
      const { before, after } = await book.change(key, (state, nowMs) => ({
        state: change(state, nowMs),
        value: null,
      }));
      const { block } = after;
      if (block !== null && block.untilMs > book.nowMs() && block.untilMs !== before.block?.untilMs)
        onBlock?.(key, block);
    } catch (error) {
      onError?.(error);
    }
  };

/** The one gate before the authorities: no call of a CNPJ leaves for a service that blocked it, or is about to. */
export function createOveruseGate(options: OveruseGateOptions) {
  const { store, countsAll = false, refreshMs = 1_000, crowdedMs = 3_000, onHeld } = options;
  const holder = crypto.randomUUID();
  const book = createOveruseBook(store, refreshMs);
  const leases = createLeases(book, holder, crowdedMs);
  const note = notesIn(book, options);

  function holdUntil(key: OveruseKey, reason: string, untilMs: number): Held {
    onHeld?.(key);
    const seconds = Math.ceil((untilMs - book.nowMs()) / 1000);
    return { kind: 'retida', reason, retryAfterSeconds: Math.max(1, seconds) };
  }
  const blockOf = (key: OveruseKey, block: OveruseBlock): Held =>
    holdUntil(key, blockReason(key.service, block), block.untilMs);
  const noteBlock = (key: OveruseKey, cStat: string) =>
    note(whole(key), (state, nowMs) => countBlock(state, cStat, nowMs));

  const passQuestion = (key: OveruseKey): Passed => ({
    kind: 'segue',
    async answered(reply) {
      const sign = signOf(key, reply);
      if (sign?.kind === 'bloqueio') await noteBlock(key, sign.cStat);
    },
  });

  async function ask(key: OveruseKey, limit: OveruseLimit): Promise<Held | Passed> {
    const { value } = await book.change(key, (state, nowMs) => {
      const counted = countCall(state, limit, nowMs);
      return { state: counted.state, value: counted.permission };
    });
    return value.kind === 'espera'
      ? holdUntil(key, countReason(key.service, limit, value.untilMs), value.untilMs)
      : passQuestion(key);
  }

  const passSend = (key: OveruseKey, limit: OveruseLimit, lease: Lease): Passed => ({
    kind: 'segue',
    async answered(reply) {
      const sign = signOf(key, reply);
      if (sign?.kind === 'bloqueio') await noteBlock(key, sign.cStat);
      if (sign?.kind === 'rejeicao') {
        const { cStat } = sign;
        await note(key, (state, nowMs) => countRejection(state, limit, { holder, cStat, nowMs }));
        lease.calls -= 1;
      }
      if (lease.probing && reply.kind === 'resposta') {
        if (sign === null) await note(key, countAnswer);
        lease.freshUntilMs = 0;
      }
      leases.leave(lease);
    },
  });

  async function send(key: OveruseKey, limit: OveruseLimit): Promise<Held | Passed> {
    const place = await leases.take(key, limit);
    if (place.kind === 'vaga') return passSend(key, limit, place.lease);
    if (place.kind === 'bloqueada') return blockOf(key, place.block);
    return holdUntil(key, CROWDED, book.nowMs() + CROWDED_RETRY_MS);
  }

  return {
    /** `counted` false: the destination counts nothing, so only a block that it reported stops calls. */
    async enter(key: OveruseKey, counted: boolean): Promise<Held | Passed> {
      await book.refresh();
      const block = book.openBlock(whole(key));
      if (block !== null) return blockOf(key, block);
      const limit = counted || countsAll ? overuseLimit(key.type, key.service) : null;
      if (limit === null) return passQuestion(key);
      if (limit.counts === 'rejeicoes-iguais') return send(whole(key), limit);
      return ask(limit.counts === 'do-mesmo' ? key : whole(key), limit);
    },
  };
}

export type OveruseGate = ReturnType<typeof createOveruseGate>;
