import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Failure } from '../base/failure.ts';
import { readBody } from '../edge/read-body.ts';
import { hasSecret } from './operators-only.ts';

/** Payload in the form of Temporal's UI and CLI: everything base64. */
export interface CodecPayload {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly data?: string;
}

export interface CodecDeps {
  /** Encrypted payload → clear payload; others pass unchanged. */
  readonly decode: (payloads: readonly CodecPayload[]) => Promise<readonly CodecPayload[]>;
  /** Origins of the Temporal UI, whose pages may read. */
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

const BASE = '/temporal-codec';

/** True for a request that a route of the decoder answers, however its path is written. */
export const isForDecoder = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith(`${BASE}/`) ?? false;

/**
 * Shows workflow payloads in clear to operators: Temporal's `--ui-codec-endpoint` and the CLI's `--codec-endpoint`.
 * Every caller sends the operators' secret, on this machine too. A browser gets it by a sign-in (HTTP Basic) at
 * `/temporal-codec/`, and sends it for the pages of the Temporal UI alone.
 */
export function serveTemporalCodec(
  app: FastifyInstance,
  deps: CodecDeps,
  operatorSecret: string | null,
): void {
  const isUi = ({ headers: { origin } }: FastifyRequest) => deps.uiOrigins.includes(origin ?? '');

  app.addHook('onRequest', async (request, reply) => {
    if (!isForDecoder(request)) return;
    if (isUi(request))
      reply.headers({
        'access-control-allow-origin': request.headers.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, x-namespace, authorization',
        vary: 'origin',
      });
    if (request.method === 'OPTIONS') return;
    if (hasSecret(request, operatorSecret) && (request.headers.origin === undefined || isUi(request))) return;
    reply.header('www-authenticate', 'Basic realm="operadores", charset="UTF-8"');
    throw new Failure(
      'nao_autenticado',
      'Somente operadores: informe o segredo de operador (OPERATOR_SECRET) como senha, com qualquer usuário.',
    );
  });
  app.get(`${BASE}/`, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('Pronto: este navegador mostra os dados na interface do Temporal.'),
  );
  app.options(`${BASE}/decode`, async (_request, reply) => reply.code(204).send());
  app.post(`${BASE}/decode`, async (request) => {
    const parsed = bodySchema.safeParse((await readBody(request.raw)).value);
    if (!parsed.success) throw new Failure('requisicao_invalida', 'Envie { "payloads": [...] }.');
    return { payloads: await deps.decode(parsed.data.payloads) };
  });
}
