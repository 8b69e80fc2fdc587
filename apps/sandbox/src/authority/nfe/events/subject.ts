import { parseXml } from '@fiscal/core/xml/parse';
import type { StoredDocument } from '../../../state/documents.ts';
import { text } from '../../xml.ts';
import { type NfeDocument, readNfe } from '../document.ts';

/** The document an event is about, as the authority has it on record. */
export interface EventSubject {
  readonly stored: StoredDocument;
  readonly authorizedAtMs: number;
  readonly dhEmiMs: number;
  /** Null when only a scenario put the document on record. */
  readonly nfe: NfeDocument | null;
}

export function subjectOf(stored: StoredDocument | null): EventSubject | null {
  if (!stored) return null;
  const nfe = stored.xml === null ? null : readNfe(parseXml(stored.xml).root, stored.xml);
  const authorizedAtMs = Date.parse(stored.dhRecbto);
  return { stored, authorizedAtMs, dhEmiMs: nfe?.dhEmiMs ?? authorizedAtMs, nfe };
}

/** CNPJ or CPF of the addressee; `''` when the document names none. */
export const addresseeOf = (nfe: NfeDocument | null | undefined): string =>
  text(nfe?.dest ?? null, 'CNPJ') || text(nfe?.dest ?? null, 'CPF');
