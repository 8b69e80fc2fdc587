import { documentOf } from '@fiscal/core/registry/documents';
import type { Db } from '@fiscal/db/base/client';
import type { DocumentView } from '@fiscal/db/base/types';
import { type DocumentHistory, documentHistory, documentOwner } from '@fiscal/db/documents/document-history';
import { getDocument } from '@fiscal/db/documents/documents';
import { notFound } from '../../base/failure.ts';
import { actionsOn, type DocumentAction } from '../../operations/actions.ts';
import { type PeopleHint, peopleHint, withPeopleWords } from '../people-words/people-words.ts';
import { type DocumentNotice, rejectionReason, warningsOf, withoutFineUntil } from './document-texts.ts';
import { isPrintable } from './is-printable.ts';

/** All that is known of one document, for people. */
export interface DocumentRecord
  extends Omit<DocumentView, 'subject' | 'now' | 'version' | 'linksTakenBackAt' | 'notices' | 'events'> {
  /** Name of its type: `NF-e`. */
  readonly typeName: string;
  readonly hint: PeopleHint | null;
  readonly notices: readonly ReturnType<typeof withPeopleWords<DocumentView['notices'][number]>>[];
  /** Each with the explanation of the code that it was refused with. */
  readonly events: readonly (DocumentView['events'][number] & { readonly hint: PeopleHint | null })[];
  /** Reason of the rejection, in one text. */
  readonly rejectionReason: string | null;
  readonly warnings: readonly DocumentNotice[];
  /** Null where no fine is ever due. */
  readonly cancellableWithoutFineUntil: Date | null;
  readonly printable: boolean;
  readonly company: DocumentHistory['company'];
  readonly destinatario: DocumentHistory['destinatario'];
  readonly valorTotal: DocumentHistory['valorTotal'];
  readonly attempts: DocumentHistory['attempts'];
  readonly operations: DocumentHistory['operations'];
  readonly acts: DocumentHistory['acts'];
  readonly actions: readonly DocumentAction[];
}

/** @throws {Failure} nao_encontrado: unknown, or another account's */
export type GetDocumentRecord = (accountId: string, documentId: string) => Promise<DocumentRecord>;

const refusedHint = (type: string, { status, cStat }: DocumentView['events'][number]): PeopleHint | null =>
  status === 'erro_autorizacao' && cStat !== null ? peopleHint(type, cStat) : null;

export function createGetDocumentRecord(db: Db): GetDocumentRecord {
  return async (accountId, documentId) => {
    const owner = await documentOwner(db, accountId, documentId);
    const [view, history] =
      owner === null
        ? [null, null]
        : await Promise.all([
            getDocument(db, { accountId, ...owner }, documentId),
            documentHistory(db, accountId, documentId),
          ]);
    if (view === null || history === null) throw notFound();
    const { subject: _, earlier, ...told } = history;
    const { subject, now, version: __, linksTakenBackAt: ___, ...shown } = view;
    const { rejection, status, type, notices, events } = view;
    return {
      ...shown,
      ...told,
      typeName: documentOf(type).nome,
      hint: rejection === null ? null : peopleHint(type, rejection.cStat),
      notices: notices.map((notice) => withPeopleWords(type, notice)),
      events: events.map((event) => ({ ...event, hint: refusedHint(type, event) })),
      rejectionReason: rejection === null ? null : rejectionReason(rejection),
      warnings: warningsOf(view),
      cancellableWithoutFineUntil: withoutFineUntil(view),
      printable: isPrintable(view),
      actions: actionsOn({ status, subject, earlier, nowMs: now.getTime() }),
    };
  };
}
