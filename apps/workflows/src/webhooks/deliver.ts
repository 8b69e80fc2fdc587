import type { ClaimedTry, FinishedTry } from '@fiscal/db/webhooks/tries';
import { currentTraceParent } from '@fiscal/telemetry/spans';
import { nextStep } from '@fiscal/webhooks/retries';
import type { Sender, SendResult } from '@fiscal/webhooks/send';
import { signatureHeaders } from '@fiscal/webhooks/sign';

/** Stored part of a response body. */
const ANSWER_CHARACTERS = 4_096;

/**
 * Makes a call: signs it now, sends it and derives the next step from the response. A receiver may continue the trace,
 * where there is one.
 */
export async function deliver(
  send: Sender['send'],
  { url, environment, messageId, body, attempt, keys, deliveryId, number }: ClaimedTry,
  now: () => Date,
): Promise<FinishedTry> {
  const startedAt = now();
  const traceparent = currentTraceParent();
  const headers = {
    ...signatureHeaders({ id: messageId, at: startedAt, body }, keys),
    ...(traceparent !== null && { traceparent }),
  };
  const result = await send({ url, environment, headers, body });
  const endedAt = now();
  const step = nextStep({ messageId, attempt, endedAt, answer: answerOf(result) });
  return {
    deliveryId,
    number,
    attempt,
    step: step.kind === 'exhausted' ? 'failed' : step.kind,
    nextAt: step.kind === 'retry' ? step.at : null,
    startedAt,
    endedAt,
    timings: result.timings,
    status: result.status,
    reason: result.kind === 'failed' ? result.reason : null,
    detail: result.kind === 'failed' ? result.detail : null,
    answer: result.kind === 'answered' ? storableText(result.body) : null,
  };
}

const answerOf = (result: SendResult) =>
  result.kind === 'answered'
    ? { status: result.status, retryAfter: result.headers['retry-after'] ?? null }
    : null;

/** PostgreSQL keeps no NUL, and no half of a character that is cut. */
const storableText = (text: string): string =>
  Buffer.from(text.replaceAll('\u0000', '�').slice(0, ANSWER_CHARACTERS)).toString();
