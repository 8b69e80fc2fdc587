import type { Db } from '@fiscal/db/base/client';
import { readFile } from '@fiscal/db/documents/files';
import { Failure } from '../../base/failure.ts';
import type { LogoOf } from '../companies/client-logos.ts';
import { isPrintable } from '../documents/is-printable.ts';
import type { PaperDesk } from './paper-desk.ts';
import { paperRequestOf } from './printed.ts';

/**
 * Prints documents of an account as one PDF, in their order; those without a paper are left out.
 *
 * @throws {Failure} documento_nao_autorizado (none can be printed), limite_excedido, servico_ocupado
 */
export const createPrintDocuments =
  ({ db, logoOf, desk }: { readonly db: Db; readonly logoOf: LogoOf; readonly desk: PaperDesk }) =>
  async (accountId: string, ids: readonly string[], signal?: AbortSignal) => {
    const found = await Promise.all(
      [...new Set(ids)].map((documentId) => readFile(db, { kind: 'impressao', accountId, documentId })),
    );
    const stored = found.filter((each) => each?.kind === 'impressao' && isPrintable(each.xml));
    const requests = await Promise.all(
      stored.flatMap((each) =>
        each?.kind === 'impressao'
          ? [logoOf(accountId, each.clientId).then((logo) => paperRequestOf(each, { logo }))]
          : [],
      ),
    );
    if (requests.length === 0)
      throw new Failure('documento_nao_autorizado', 'Nenhum dos documentos escolhidos tem impressão.');
    return { bytes: await desk.print(accountId, requests, signal), printed: requests.length };
  };
