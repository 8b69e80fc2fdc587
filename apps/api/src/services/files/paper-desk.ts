import { createHash } from 'node:crypto';
import type { PaperRequest } from '@fiscal/paper/paper';
import type { Printer } from '@fiscal/paper/printer';
import { Failure } from '../../base/failure.ts';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import { createSizedCache } from '../../base/sized-cache.ts';
import { createTurns } from './turns.ts';

/** Papers of an account a minute, by whichever way they are asked for. */
export const PAPERS_PER_MINUTE = 120;

export interface PaperDeskOptions {
  /** Papers drawn at the same time; the printer's threads. */
  readonly atOnce?: number;
  /** Papers that may wait for their turn. */
  readonly waitingMax?: number;
  /** Maximum waiting per account. */
  readonly waitingPerAccountMax?: number;
  /** From the request to the last byte. */
  readonly deadlineMs?: number;
  /** Size of the cache of PDFs. */
  readonly keptBytesMax?: number;
  readonly limiter: RateLimiter;
}

/** Paper of a document, or those of several as one PDF. */
export type Papers = PaperRequest | readonly PaperRequest[];

const papersIn = (papers: Papers): readonly PaperRequest[] => ('type' in papers ? [papers] : papers);

/** Queue of papers: one account's requests delay no other account. */
export interface PaperDesk {
  /**
   * Prints like `Printer.print`, each paper charged to an account. `signal` ends the wait of a client that has left.
   *
   * @throws {Failure} limite_excedido, servico_ocupado, both with Retry-After
   * @throws {PaperError} when there is no such paper
   */
  print(accountId: string, request: Papers, signal?: AbortSignal): Promise<Uint8Array>;
  /** The same for what the account did not ask for now: its allowance is left to who asks. @throws {Failure} servico_ocupado */
  draw(accountId: string, request: Papers, signal?: AbortSignal): Promise<Uint8Array>;
}

const RETRY_SECONDS = 2;

const busy = (cause?: unknown): Failure =>
  new Failure('servico_ocupado', `O serviço de impressão está ocupado. Tente em ${RETRY_SECONDS} s.`, {
    headers: { 'retry-after': String(RETRY_SECONDS) },
    cause,
  });

/** Cache key of a paper, from each part of its input. */
function keyOf(accountId: string, { type, xml, events = [], options = {} }: PaperRequest): string {
  const { logo, ...plain } = options;
  const hash = createHash('sha256');
  const settings = JSON.stringify(Object.entries(plain).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  for (const part of [accountId, type, settings, logo ?? '', xml, ...events])
    hash.update(createHash('sha256').update(part).digest());
  return hash.digest('base64');
}

export function createPaperDesk(printer: Pick<Printer, 'print'>, options: PaperDeskOptions): PaperDesk {
  const { atOnce = 2, waitingMax = 64, waitingPerAccountMax = 16 } = options;
  const { deadlineMs = 15_000, keptBytesMax = 64 * 1024 * 1024, limiter } = options;
  const turns = createTurns({ atOnce, waitingMax, waitingPerOwnerMax: waitingPerAccountMax });
  const cache = createSizedCache<Uint8Array>(keptBytesMax, ({ length }) => length);

  const charge = async (accountId: string): Promise<void> => {
    const allowance = await limiter.take(`impressoes:conta:${accountId}`, PAPERS_PER_MINUTE);
    if (!allowance.allowed)
      throw limitExceeded(`Limite de ${PAPERS_PER_MINUTE} impressões por minuto da conta`, allowance);
  };

  const desk: PaperDesk = {
    async print(accountId, request, signal) {
      for (const _ of papersIn(request)) await charge(accountId);
      return desk.draw(accountId, request, signal);
    },
    async draw(accountId, request, signal) {
      const key = papersIn(request)
        .map((paper) => keyOf(accountId, paper))
        .join();
      const cached = cache.get(key);
      if (cached) return cached;
      const late = AbortSignal.timeout(deadlineMs);
      const ended = signal ? AbortSignal.any([signal, late]) : late;
      const end = await turns.take(accountId, ended);
      if (end === null) throw busy(ended.reason);
      try {
        // Already drawn for an equal request a moment before.
        const bytes = cache.get(key) ?? (await printer.print(request, ended));
        cache.set(key, bytes);
        return bytes;
      } catch (error) {
        throw ended.aborted ? busy(error) : error;
      } finally {
        end();
      }
    },
  };
  return desk;
}
