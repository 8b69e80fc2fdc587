import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../base/failure.ts';
import { senderOf } from '../edge/sender.ts';
import { documentsFilter } from '../inputs/document-list.ts';
import { parseInput } from '../inputs/parse.ts';
import { assertMay } from '../people/roles.ts';
import { createTrpcContext, type TrpcDeps } from './context.ts';

/** Where the document list is downloaded from; `input` is the JSON of what `documents.list` takes. */
export const EXPORT_PATH = '/api/documents.csv';

const EXPORTS_PER_MINUTE = 10;

/** The document list as a file: for people's sessions, from our own pages. */
export function serveExport(
  app: FastifyInstance,
  { logger, ...deps }: TrpcDeps & { readonly logger: Logger },
): void {
  app.get(EXPORT_PATH, async (request, reply) => {
    // A link can set no header, like an EventSource.
    const context = createTrpcContext(deps, {
      requestId: request.id,
      sender: senderOf(request),
      kind: 'events',
    });
    const who = await context.session();
    assertMay(who, 'documents:read');
    const { accountId, userId } = who;
    const { allowed, retryAfterSeconds } = await deps.limiter.take(`export:${userId}`, EXPORTS_PER_MINUTE);
    if (!allowed)
      throw new Failure('limite_excedido', `Muitas exportações. Tente em ${retryAfterSeconds} s.`);
    const asked = parseInput(documentsFilter, json(senderOf(request).query['input']));
    const day = new Date(deps.nowMs()).toISOString().slice(0, 10);
    const account = { accountId, actor: { kind: 'user', id: userId, requestId: request.id } } as const;
    const file = Readable.from(deps.services.exportDocuments(account, asked));
    // Its head is sent by then: the download breaks off, which the browser tells.
    file.on('error', (error) => logger.error({ err: error, requestId: request.id }, 'export failed'));
    return reply
      .header('content-disposition', `attachment; filename="documentos-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(file);
  });
}

function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (cause) {
    throw new Failure('requisicao_invalida', 'O parâmetro input não é um JSON válido.', { cause });
  }
}
