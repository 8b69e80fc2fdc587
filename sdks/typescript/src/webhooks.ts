import { createHmac, timingSafeEqual } from 'node:crypto';
/** Message of an endpoint or of the feed. */
export interface Message {
  /** The same in every try, and in the feed. */
  readonly id: string;
  /** `document.authorized` and the others; one that this version does not know keeps its text. */
  readonly type: string;
  readonly timestamp: string;
  readonly createdAt: string;
  readonly environment: 1 | 2;
  readonly data: {
    readonly clientId?: string;
    readonly documentType?: string;
    readonly documentId?: string;
    readonly status?: string;
    readonly sequence?: number;
    readonly url?: string;
    readonly [name: string]: unknown;
  };
}

export class WebhookVerificationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WebhookVerificationError';
  }
}

type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Clocks may differ by as much. */
const TOLERANCE_SECONDS = 300;

function headerOf(headers: HeadersLike, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  if (typeof value !== 'string') throw new WebhookVerificationError(`Falta o cabeçalho ${name}.`);
  return value;
}

/**
 * Checks a message's signature (Standard Webhooks) over the body as it came.
 *
 * @param raw the bytes or text of the body, before any parser
 * @throws {WebhookVerificationError}
 */
export function verifyWebhook(
  raw: string | Uint8Array,
  headers: HeadersLike,
  secret: string,
  nowMs: number = Date.now(),
): Message {
  const body = typeof raw === 'string' ? raw : new TextDecoder().decode(raw);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!(Math.abs(nowMs / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS))
    throw new WebhookVerificationError('A mensagem é velha, ou os relógios diferem.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  // Anybody can sign with an empty key, which a variable that is not set gives.
  if (key.length === 0) throw new WebhookVerificationError('Falta o segredo do endpoint, whsec_….');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isRight = signatures.split(' ').some((each) => {
    const [version, value = ''] = each.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isRight) throw new WebhookVerificationError('A assinatura não confere.');
  const message: Message = JSON.parse(body);
  return message;
}
