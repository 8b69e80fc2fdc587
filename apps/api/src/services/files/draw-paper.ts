import type { Db } from '@fiscal/db/base/client';
import type { DocumentView, Principal } from '@fiscal/db/base/types';
import { readFile } from '@fiscal/db/documents/files';
import { PaperError } from '@fiscal/paper/paper-error';
import { hasPaper, type PaperKind, type PaperOptions } from '@fiscal/paper/papers';
import { Failure, notFound } from '../../base/failure.ts';
import type { LogoOf } from '../companies/client-logos.ts';
import { isLabelable, isPrintable } from '../documents/is-printable.ts';
import type { GetDocument } from '../documents/reads.ts';
import type { OperationTarget } from '../events/operate.ts';
import type { PaperDesk } from './paper-desk.ts';
import { type PrintedFile, printPaper } from './printed.ts';

export interface DrawnPaper extends PrintedFile {
  /** The document to draw. */
  readonly view: DocumentView;
}

/** @throws {Failure} nao_encontrado, documento_nao_autorizado, operacao_nao_permitida (no such paper of the type), evento_inexistente, limite_excedido, servico_ocupado */
export type DrawPaper = (
  principal: Principal,
  on: OperationTarget,
  options: PaperOptions & { readonly signal?: AbortSignal },
) => Promise<DrawnPaper>;

const isDue = (view: DocumentView, paper: PaperKind): boolean =>
  paper === 'etiqueta' ? isLabelable(view) : isPrintable(view);

/** Draws what an authorized document is printed as, from its XML and those of its events. */
export function createDrawPaper({
  db,
  getDocument,
  logoOf,
  desk,
}: {
  readonly db: Db;
  readonly getDocument: GetDocument;
  readonly logoOf: LogoOf;
  readonly desk: PaperDesk;
}): DrawPaper {
  return async (principal, { documentId, types }, { signal, ...options }) => {
    const { paper = 'documento' } = options;
    const view = await getDocument(principal, documentId);
    if (view === null || !types.includes(view.type)) throw notFound();
    if (!hasPaper(view.type, paper))
      throw new Failure('operacao_nao_permitida', 'Este modelo de documento não tem esta impressão.');
    const { accountId } = principal;
    const stored = isDue(view, paper)
      ? await readFile(db, { kind: 'impressao', accountId, documentId })
      : null;
    if (stored?.kind !== 'impressao')
      throw new Failure(
        'documento_nao_autorizado',
        `O documento está ${view.status}; esta impressão exige um documento AUTORIZADA.`,
      );
    const logo = await logoOf(accountId, stored.clientId);
    try {
      return {
        ...(await printPaper(desk, accountId, { printable: stored, options: { ...options, logo }, signal })),
        view,
      };
    } catch (error) {
      if (error instanceof PaperError)
        throw new Failure('evento_inexistente', error.message, { cause: error });
      throw error;
    }
  };
}
