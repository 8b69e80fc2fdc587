import { dayInBrasilia, inForce } from '@fiscal/core/calendar/calendar';
import { text } from '../xml.ts';
import type { NfeDocument } from './document.ts';

/** Issuers liable for IBS and CBS alone have no IE, and the SVRS authorizes their notes for every UF. Source: NF-e NT 2026.007 v1.10. */
export const EXCLUSIVE = { since: 'nfe-2026.007-no-ie' } as const;
export const EXCLUSIVE_AUTHORIZER = 'SVRS';

export const lacksIe = ({ emit }: Pick<NfeDocument, 'emit'>): boolean => text(emit, 'IE') === '';

/** True for a return or a credit note 03, which undo another note. */
export const undoesSale = ({ ide }: NfeDocument): boolean =>
  text(ide, 'finNFe') === '4' || text(ide, 'tpNFCredito') === '03';

interface Asked {
  readonly authorizer: string;
  readonly nowMs: number;
}

/** True when the authorizer accepts NF-e of every UF. */
export const takesEveryUf = (modelo: string, { authorizer, nowMs }: Asked): boolean =>
  modelo === '55' &&
  authorizer === EXCLUSIVE_AUTHORIZER &&
  inForce(EXCLUSIVE.since, { day: dayInBrasilia(nowMs), target: 'sandbox' });

/** True for a note without IE at the authorizer of such notes. */
export const isExclusiveHere = (document: NfeDocument, asked: Asked): boolean =>
  lacksIe(document) && takesEveryUf(document.modelo, asked);
