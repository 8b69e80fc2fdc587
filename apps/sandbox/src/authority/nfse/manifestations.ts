import { childText, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredDocument } from '../../state/documents.ts';
import { baseOf } from '../decide.ts';
import { partyIn } from '../xml.ts';

/** A manifestation of a party that did not issue the note. */
interface Manifestation {
  /** Element of the party in the DPS. */
  readonly party: 'prest' | 'toma' | 'interm';
  /** Answer after an event that rules it out. */
  readonly ruledOut: string;
  readonly opposite: string;
  /** Answer to motive 9 without a text; null: it has no motive. */
  readonly unexplained: string | null;
}

/** Source: Anexo II v1.01 (2026-01-22), RN EVENTO_PED.REG.EVENTO 59 to 79. */
// biome-ignore format: a table reads as one row a line
export const MANIFESTATIONS: Readonly<Record<string, Manifestation>> = {
  202201: { party: 'prest', ruledOut: 'E0860', opposite: '202205', unexplained: null },
  202205: { party: 'prest', ruledOut: 'E0864', opposite: '202201', unexplained: 'E1944' },
  203202: { party: 'toma', ruledOut: 'E0861', opposite: '203206', unexplained: null },
  203206: { party: 'toma', ruledOut: 'E0866', opposite: '203202', unexplained: 'E1949' },
  204203: { party: 'interm', ruledOut: 'E0862', opposite: '204207', unexplained: null },
  204207: { party: 'interm', ruledOut: 'E0868', opposite: '204203', unexplained: 'E1954' },
};

/** Confirmations on record, which rule out a cancellation and its analysis. Source: the same, RN EVENTOSxEVENTOS. */
const CONFIRMATIONS: ReadonlySet<string> = new Set(['202201', '203202', '204203']);
const TACIT = '205204';
const OTHER = '9';

/** True after a confirmation by a party, which rules a substitution out (E0070). */
export const isConfirmed = (onRecord: ReadonlySet<string>): boolean =>
  [...onRecord].some((tpEvento) => CONFIRMATIONS.has(tpEvento));

/** Answer to a cancellation of a note that a party confirmed; null: it rules nothing out. */
export const confirmedFault = (cancels: boolean, onRecord: ReadonlySet<string>): string | null => {
  if (cancels) return isConfirmed(onRecord) || onRecord.has(TACIT) ? 'E0840' : null;
  return isConfirmed(onRecord) ? 'E0848' : null;
};

/** Answer to a manifestation that the note, its author or an event on record rules out; null: it is taken. */
export function manifestationFault(
  tpEvento: string,
  {
    note,
    asked,
    signerBase,
    onRecord,
  }: {
    readonly note: Pick<StoredDocument, 'emitente' | 'situacao' | 'prot'>;
    readonly asked: XmlElement;
    readonly signerBase: string | null;
    readonly onRecord: ReadonlySet<string>;
  },
): string | null {
  const kind = MANIFESTATIONS[tpEvento];
  if (kind === undefined) return null;
  const { party, ruledOut, opposite, unexplained } = kind;
  const cnpj = childText(asked, 'CNPJAutor');
  const author = cnpj ?? childText(asked, 'CPFAutor') ?? '';
  if (signerBase !== baseOf(author)) return cnpj === null ? 'E0815' : 'E0812';
  const named = partyIn(find(parseXml(note.prot).root, party) ?? null);
  // The issuer manifests by issuing.
  if (author !== named || author.padStart(14, '0') === note.emitente)
    return cnpj === null ? 'E0816' : 'E0813';
  if (note.situacao !== 'autorizado' || onRecord.has(tpEvento) || onRecord.has(TACIT)) return ruledOut;
  // The matrix lets a party change its mind and E1833 does not: the stricter reading [?].
  if (onRecord.has(opposite)) return 'E1833';
  const detail = find(asked, `e${tpEvento}`);
  return childText(detail, 'cMotivo') === OTHER && childText(detail, 'xMotivo') === null ? unexplained : null;
}
