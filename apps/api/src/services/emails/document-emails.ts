import { isProven } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '@fiscal/db/base/client';
import type { ImportedProof, Principal } from '@fiscal/db/base/types';
import {
  addDocumentEmail,
  type DocumentEmailView,
  listDocumentEmails,
} from '@fiscal/db/emails/document-emails';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { GetDocumentRecord } from '../documents/get-document-record.ts';
import type { GetDocument } from '../documents/reads.ts';
import type { OperationTarget } from '../events/operate.ts';

/** A document as far as sending it goes. */
interface Sendable {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly documentId: string;
  readonly type: string;
  readonly status: string;
  readonly imported: ImportedProof | null;
}

/** Refusal to send an imported document that its authority did not confirm. */
export const UNPROVEN_LETTER =
  'O documento foi importado, e a SEFAZ não confirmou o protocolo dele: só um documento confirmado é enviado.';

const SENDABLE = new Set(['AUTORIZADA', 'CANCELADA', 'ENCERRADA']);

/** A document sent to its recipients, and what came of that. */
export function createDocumentEmails(deps: {
  readonly db: Db;
  readonly getDocument: GetDocument;
  readonly getDocumentRecord: GetDocumentRecord;
}) {
  const { db, getDocument, getDocumentRecord } = deps;

  async function requireDocument(
    principal: Principal,
    { documentId, types }: OperationTarget,
  ): Promise<Sendable> {
    const view = await getDocument(principal, documentId);
    if (view === null || !types.includes(view.type)) throw notFound();
    const { accountId, clientId, environment } = principal;
    return {
      accountId,
      clientId,
      environment,
      documentId,
      type: view.type,
      status: view.status,
      imported: view.imported,
    };
  }

  async function foundOfAccount({ accountId }: AccountCaller, documentId: string): Promise<Sendable> {
    const record = await getDocumentRecord(accountId, documentId);
    const { company, environment, type, status, imported } = record;
    return { accountId, clientId: company.id, environment, documentId, type, status, imported };
  }

  function add(
    { status, imported, ...of }: Sendable,
    { addresses, key }: Parameters<DocumentEmails['sendOfAccount']>[2],
  ): Promise<DocumentEmailView> {
    if (!SENDABLE.has(status))
      throw new Failure(
        'documento_nao_autorizado',
        `O documento está ${status}; só um documento autorizado é enviado.`,
      );
    if (!isProven(imported)) throw new Failure('operacao_nao_permitida', UNPROVEN_LETTER);
    const kind = status === 'CANCELADA' ? 'cancellation' : 'document';
    return addDocumentEmail(db, { ...of, kind, addresses, requestKey: key });
  }

  return {
    /**
     * The document or, once it is canceled, its cancellation. No addresses: those of the document and the company's copies.
     *
     * @throws {Failure} nao_encontrado, documento_nao_autorizado, operacao_nao_permitida
     */
    send: async (principal: Principal, on: OperationTarget, addresses: readonly string[]) =>
      add(await requireDocument(principal, on), { addresses }),
    /** Newest first, the last hundred. */
    async list(principal: Principal, on: OperationTarget): Promise<readonly DocumentEmailView[]> {
      const { accountId, documentId } = await requireDocument(principal, on);
      return listDocumentEmails(db, accountId, documentId);
    },
    /** The same of any document of the account. */
    sendOfAccount: async (
      caller: AccountCaller,
      documentId: string,
      request: { readonly addresses: readonly string[]; readonly key?: string | undefined },
    ) => add(await foundOfAccount(caller, documentId), request),
    async listOfAccount(caller: AccountCaller, documentId: string): Promise<readonly DocumentEmailView[]> {
      const { accountId } = await foundOfAccount(caller, documentId);
      return listDocumentEmails(db, accountId, documentId);
    },
  };
}

export type DocumentEmails = ReturnType<typeof createDocumentEmails>;
