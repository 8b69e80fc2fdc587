import { isZipOrXml } from '@fiscal/core/imports/zip-or-xml';
import type { ImportKind } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import { getClient } from '@fiscal/db/companies/clients';
import {
  type FileRemark,
  getImport,
  type ImportView,
  listImports,
  listRefusals,
} from '@fiscal/db/imports/imports';
import {
  addImportPiece,
  dropImportPieces,
  IMPORT_BOUNDS,
  type ImportPiece,
  openUploadedImport,
  sendUploadedImport,
} from '@fiscal/db/imports/uploaded-imports';
import { Failure, invalid, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';

export interface RefusedFile {
  readonly file: string;
  readonly code: string;
  readonly message: string;
}

export interface RefusedFiles {
  readonly data: readonly RefusedFile[];
  readonly nextCursor: number | null;
}

/** Documents that an upload holds: those of the company (`emitidos`, the default), or of others to it. */
interface Sent {
  readonly target: Target;
  readonly kind?: ImportKind | undefined;
}

/** Uploads of documents that came about elsewhere, through the API. */
export interface CompanyImports {
  /**
   * Uploads a whole file; a worker continues from here. @throws {Failure} requisicao_invalida (neither ZIP nor XML),
   * nao_encontrado
   */
  upload(
    caller: AccountCaller,
    clientId: string,
    file: { readonly name: string; readonly bytes: AsyncIterable<Buffer> } & Sent,
  ): Promise<ImportView>;
  /** Begins an import whose files arrive in pieces (`add`), until it is sent. @throws {Failure} nao_encontrado */
  begin(caller: AccountCaller, clientId: string, sent: Sent): Promise<{ readonly importId: string }>;
  /** @throws {Failure} operacao_nao_permitida, corpo_grande_demais, requisicao_invalida (neither ZIP nor XML) */
  add(caller: AccountCaller, importId: string, piece: ImportPiece): Promise<void>;
  /** @throws {Failure} operacao_nao_permitida when nothing came, or it was sent before */
  send(caller: AccountCaller, importId: string): Promise<void>;
  list(
    caller: AccountCaller,
    clientId: string,
    page: {
      readonly kind?: ImportKind | undefined;
      readonly environment?: Ambiente | undefined;
      readonly limit: number;
      readonly cursor?: string;
    },
  ): Promise<{ readonly data: readonly ImportView[]; readonly nextCursor: string | null }>;
  /** @throws {Failure} nao_encontrado */
  get(caller: AccountCaller, clientId: string, importId: string): Promise<ImportView>;
  /** Files that were left out, or (`aviso`) taken with a warning, in the order in which they were met. */
  refused(
    caller: AccountCaller,
    importId: string,
    page: { readonly limit: number; readonly after: number; readonly kind?: FileRemark | undefined },
  ): Promise<RefusedFiles>;
}

const PIECE_BYTES = 1024 * 1024;
const neither = () =>
  invalid([
    {
      field: 'body',
      code: 'formato_invalido',
      message: 'O arquivo não é um ZIP nem um XML.',
      fix: 'Envie o XML autorizado (procNFe, procEventoNFe…), ou um ZIP com eles, sem senha.',
    },
  ]);

/** Pieces of a megabyte, however the bytes come. */
async function* pieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(gathered);
}

export function createCompanyImports(db: Db): CompanyImports {
  async function begin({ accountId, actor }: AccountCaller, clientId: string, { target, kind }: Sent) {
    if ((await getClient(db, accountId, clientId)) === null) throw notFound();
    return openUploadedImport(db, { accountId, clientId, target, kind, actor });
  }

  async function add({ accountId }: AccountCaller, importId: string, piece: ImportPiece): Promise<void> {
    if (piece.piece === 0 && !isZipOrXml(piece.content)) throw neither();
    const added = await addImportPiece(db, { accountId, importId }, { piece });
    if (added === 'grande_demais')
      throw new Failure(
        'corpo_grande_demais',
        `Os arquivos passam de ${IMPORT_BOUNDS.importBytes / 1024 ** 2} MB. Divida-os em várias importações.`,
      );
    if (added === 'fila_cheia')
      throw new Failure(
        'operacao_nao_permitida',
        `As importações desta conta que esperam a vez já passam de ${IMPORT_BOUNDS.accountBytes / 1024 ** 2} MB. Espere que uma termine e envie de novo.`,
      );
    if (added === 'fechada')
      throw new Failure('operacao_nao_permitida', 'Esta importação não recebe mais arquivos. Comece outra.');
  }

  async function send({ accountId }: AccountCaller, importId: string): Promise<void> {
    if (!(await sendUploadedImport(db, { accountId, importId })))
      throw new Failure('operacao_nao_permitida', 'A importação não tem arquivos, ou já foi enviada.');
  }

  async function get({ accountId }: AccountCaller, clientId: string, importId: string) {
    const found = await getImport(db, accountId, { clientId, importId });
    if (found === null) throw notFound();
    return found;
  }

  return {
    begin,
    add,
    send,
    get,
    async upload(caller, clientId, { name, bytes, ...sent }) {
      const { importId } = await begin(caller, clientId, sent);
      try {
        let piece = 0;
        for await (const content of pieces(bytes))
          await add(caller, importId, { file: 0, piece: piece++, name, content });
        if (piece === 0) throw neither();
        await send(caller, importId);
      } catch (error) {
        await dropImportPieces(db, { accountId: caller.accountId, importId });
        throw error;
      }
      return get(caller, clientId, importId);
    },
    async list({ accountId }, clientId, { kind, environment, limit, cursor }) {
      if ((await getClient(db, accountId, clientId)) === null) throw notFound();
      const rows = await listImports(db, accountId, {
        clientId,
        kind,
        environment,
        limit: limit + 1,
        ...(cursor !== undefined && { cursor }),
      });
      const data = rows.slice(0, limit);
      return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
    },
    async refused({ accountId }, importId, { limit, after, kind }) {
      const rows = await listRefusals(db, accountId, { importId, after, limit: limit + 1, kind });
      const page = rows.slice(0, limit);
      const data = page.map(({ file, code, message }) => ({ file, code, message }));
      return { data, nextCursor: rows.length > limit ? (page.at(-1)?.seq ?? null) : null };
    },
  };
}
