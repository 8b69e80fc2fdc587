import { setTimeout as delay } from 'node:timers/promises';
import { createSender, type SendResult } from '@fiscal/webhooks/send';
import { signatureHeaders } from '@fiscal/webhooks/sign';
import { z } from 'zod';

export interface ListenOptions {
  readonly apiUrl: string;
  /** Credentials of the account, or of a company with its token too. */
  readonly headers: Readonly<Record<string, string>>;
  /** Destination of the messages. */
  readonly forward: string;
  /** `whsec_…` */
  readonly secret: string;
  /** Several with commas between them; all when empty. */
  readonly types: string;
  /** Cursor of the feed; from now on when null. */
  readonly after: string | null;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

const message = z.looseObject({ id: z.string(), type: z.string() });
const page = z.object({ data: z.array(z.object({ cursor: z.string(), message })), nextCursor: z.string() });
type Page = z.infer<typeof page>;
const refusal = z.object({ code: z.string(), message: z.string() });

/** Seconds that one question of the feed waits for something to happen. */
const WAIT = 25;
const AGAIN_MS = 1_000;

/** An error that a retry does not mend. */
export class RefusedError extends Error {}

async function readPage(options: ListenOptions, after: string | null): Promise<Page | 'expired'> {
  const { apiUrl, headers, types, signal } = options;
  const query = new URLSearchParams({
    ...(after !== null && { after, wait: String(WAIT) }),
    ...(types !== '' && { types }),
  });
  const answer = await fetch(`${apiUrl}/v1/changes?${query.toString()}`, { headers, signal });
  const text = await answer.text();
  if (answer.ok) return page.parse(JSON.parse(text));
  if (answer.status === 410) return 'expired';
  const refusalBody = refusal.safeParse(
    answer.status < 500 && answer.status !== 429 ? JSON.parse(text) : null,
  );
  if (refusalBody.success) throw new RefusedError(`${refusalBody.data.message} (${refusalBody.data.code})`);
  throw new Error(`HTTP ${answer.status}`);
}

/** Retries until the feed answers. @throws {RefusedError} */
async function nextPage(options: ListenOptions, after: string | null): Promise<Page | 'expired'> {
  for (let failures = 0; ; failures++)
    try {
      return await readPage(options, after);
    } catch (error) {
      if (error instanceof RefusedError || options.signal.aborted) throw error;
      if (failures === 0) options.say(`${options.apiUrl} does not answer: asking again until it does`);
      await delay(AGAIN_MS, undefined, { signal: options.signal });
    }
}

const clock = () => new Date().toTimeString().slice(0, 8);

function outcomeOf(result: SendResult, startedAt: number): string {
  const ms = Math.round(performance.now() - startedAt);
  if (result.kind === 'failed') return `${result.reason} (${ms} ms)`;
  const said = result.status < 300 ? '' : ` ${result.body.slice(0, 200)}`;
  return `${result.status} (${ms} ms)${said}`;
}

/**
 * Follows the account's changes and posts each in order, signed like a webhook. An unreachable receiver is retried; any
 * response counts as delivered and is printed.
 *
 * @throws {RefusedError} for credentials, types or a cursor that the API refuses; the reason of `signal` when it aborts
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { forward, secret, say, signal } = options;
  const sender = createSender({ loopbackAllowed: true });
  async function post({ id, type, ...rest }: z.infer<typeof message>): Promise<void> {
    const body = JSON.stringify({ id, type, ...rest });
    for (let tries = 0; ; tries++) {
      const startedAt = performance.now();
      const headers = signatureHeaders({ id, at: new Date(), body }, [secret]);
      const result = await sender.send({
        url: forward,
        environment: 2,
        headers: { ...headers },
        body,
        signal,
      });
      signal.throwIfAborted();
      const absent = result.kind === 'failed' && (result.reason === 'connect' || result.reason === 'dns');
      if (!absent || tries === 0) say(`${clock()}  ${type}  ${id}  ${outcomeOf(result, startedAt)}`);
      if (!absent) return;
      await delay(AGAIN_MS, undefined, { signal });
    }
  }
  try {
    for (let after = options.after; ; ) {
      const read = await nextPage(options, after);
      if (read === 'expired') {
        say('The cursor has expired (changes are kept for 7 days): going on from now');
        after = null;
        continue;
      }
      if (after === null) say(`Ready: messages go to ${forward}`);
      for (const { message: each } of read.data) await post(each);
      after = read.nextCursor;
    }
  } finally {
    sender.close();
  }
}
