import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../base/failure.ts';
import { readBody } from '../edge/read-body.ts';
import { senderOf } from '../edge/sender.ts';
import { documentsExport } from '../inputs/document-list.ts';
import { parseInput } from '../inputs/parse.ts';
import { assertMay } from '../people/rights/roles.ts';
import type { ExportDocuments } from '../services/documents/export-documents.ts';
import type { DownloadXmls } from '../services/files/download-xmls.ts';
import { createTrpcContext, type TrpcDeps } from './context.ts';

/**
 * Downloads of the document list. A link names the documents by `input`, the JSON input of `documents.list`; a POST
 * brings the same as its body, where the ids of chosen documents have room.
 */
const EXPORTS = {
  '/api/documents.csv': {
    type: 'text/csv; charset=utf-8',
    file: 'documentos',
    of: ({ documents }) => documents.export,
  },
  '/api/documents.zip': { type: 'application/zip', file: 'xml', of: ({ files }) => files.downloadXmls },
} as const satisfies Readonly<Record<string, Export>>;

interface Export {
  readonly type: string;
  readonly file: string;
  readonly of: (services: TrpcDeps['services']) => ExportDocuments | DownloadXmls;
}

export const EXPORT_PATHS = [
  '/api/documents.csv',
  '/api/documents.zip',
] as const satisfies readonly (keyof typeof EXPORTS)[];

export const EXPORT_METHODS = ['GET', 'POST'] as const;
type ExportPath = (typeof EXPORT_PATHS)[number];

const EXPORTS_PER_MINUTE = 10;

/** The document list as a file: for people's sessions, from our own pages. */
export function serveExport(
  app: FastifyInstance,
  { logger, ...deps }: TrpcDeps & { readonly logger: Logger },
): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply, path: ExportPath) => {
    const { type, file, of } = EXPORTS[path];
    const isPost = request.method === 'POST';
    // A link can set no header, like an EventSource.
    const kind = isPost ? 'call' : 'events';
    const context = createTrpcContext(deps, { requestId: request.id, sender: senderOf(request), kind });
    const who = await context.session();
    assertMay(who, 'documents:read');
    const { accountId, userId } = who;
    const { allowed, retryAfterSeconds } = await deps.limiter.take(`export:${userId}`, EXPORTS_PER_MINUTE);
    if (!allowed)
      throw new Failure('limite_excedido', `Muitas exportações. Tente em ${retryAfterSeconds} s.`);
    const input = isPost ? (await readBody(request.raw)).value : json(senderOf(request).query['input']);
    const asked = parseInput(documentsExport, input);
    const day = new Date(deps.nowMs()).toISOString().slice(0, 10);
    const account = { accountId, actor: { kind: 'user', id: userId, requestId: request.id } } as const;
    const stream = Readable.from(of(deps.services)(account, asked));
    // The head is already sent: the download fails, and the browser reports it.
    stream.on('error', (error) => logger.error({ err: error, requestId: request.id }, 'export failed'));
    return reply
      .header('content-disposition', `attachment; filename="${file}-${day}.${path.split('.').at(-1)}"`)
      .type(type)
      .send(stream);
  };
  for (const path of EXPORT_PATHS)
    for (const method of EXPORT_METHODS)
      app.route({ method, url: path, handler: (request, reply) => serve(request, reply, path) });
}

function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (cause) {
    throw new Failure('requisicao_invalida', 'O parâmetro input não é um JSON válido.', { cause });
  }
}
