import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Failure } from '../base/failure.ts';
import { readBody } from '../edge/read-body.ts';
import { hasSecret } from './operators-only.ts';

/** One payload as Temporal's UI and CLI send it: everything base64. */
export interface CodecPayload {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly data?: string;
}

export interface CodecDeps {
  /** Encrypted payload → clear payload; others pass unchanged. */
  readonly decode: (payloads: readonly CodecPayload[]) => Promise<readonly CodecPayload[]>;
  /** Where the Temporal UI is served: pages of these origins may read. */
  readonly uiOrigins: readonly string[];
}

const bodySchema = z.object({
  payloads: z.array(
    z.looseObject({
      metadata: z.record(z.string(), z.string()).exactOptional(),
      data: z.string().exactOptional(),
    }),
  ),
});

/**
 * Shows workflow payloads in clear to operators: Temporal's `--ui-codec-endpoint` and the CLI's `--codec-endpoint`. Of a browser
 * on this machine, to the Temporal UI alone.
 */
export function serveTemporalCodec(
  app: FastifyInstance,
  deps: CodecDeps,
  operatorSecret: string | null,
): void {
  const isAllowed = (request: FastifyRequest) =>
    hasSecret(request, operatorSecret) || deps.uiOrigins.includes(request.headers.origin ?? '');

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!request.url.startsWith('/temporal-codec/') || origin === undefined) return;
    if (deps.uiOrigins.includes(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, x-namespace, authorization',
        vary: 'origin',
      });
    }
  });
  app.options('/temporal-codec/decode', async (_request, reply) => reply.code(204).send());
  app.post('/temporal-codec/decode', async (request) => {
    if (!isAllowed(request)) {
      throw new Failure(
        'nao_autenticado',
        'Somente operadores: use a interface do Temporal ou o segredo de operador.',
      );
    }
    const parsed = bodySchema.safeParse((await readBody(request.raw)).value);
    if (!parsed.success) throw new Failure('requisicao_invalida', 'Envie { "payloads": [...] }.');
    return { payloads: await deps.decode(parsed.data.payloads) };
  });
}
