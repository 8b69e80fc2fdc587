import type { DocumentView } from '../../../engine/judge/document-judge.ts';
import { all, at, type Group, has, text } from '../../../engine/judge/tree-view.ts';

export type Test = (cte: DocumentView) => boolean;

export const group = ({ inf }: DocumentView, ...path: readonly string[]): Group => at(inf, ...path);
export const norm = (d: DocumentView): Group => group(d, 'infCTeNorm');
export const ide = (d: DocumentView, tag: string): string => text(d.ide, tag);
export const kind =
  (...tpCTe: readonly string[]): Test =>
  (d) =>
    tpCTe.includes(ide(d, 'tpCTe'));
export const serves =
  (...tpServ: readonly string[]): Test =>
  (d) =>
    tpServ.includes(ide(d, 'tpServ'));
/** True when the document describes its cargo: every CT-e but a complement. */
export const isNormal: Test = (d) => has(d.inf, 'infCTeNorm');
/** Intermediate redelivery and service bound to a multimodal one. */
export const isBetweenCarriers = serves('3', '4');

/** Parties by code of `toma3`: tag, address, and the end of their fields. */
export const PARTIES = [
  { tag: 'rem', address: 'enderReme', field: 'remetente' },
  { tag: 'exped', address: 'enderExped', field: 'expedidor' },
  { tag: 'receb', address: 'enderReceb', field: 'recebedor' },
  { tag: 'dest', address: 'enderDest', field: 'destinatario' },
] as const;
export const identityOf = (party: Group): string => text(party, 'CNPJ') || text(party, 'CPF');
export const payer = (d: DocumentView): Group =>
  group(d, 'ide', 'toma4') ?? group(d, PARTIES[Number(text(d.ide, 'toma3', 'toma') || '9')]?.tag ?? '');

export const documents = (d: DocumentView): Group => at(norm(d), 'infDoc');
export const noteKeys = (d: DocumentView): readonly string[] =>
  all(documents(d), 'infNFe').map((one) => text(one, 'chave'));

/** A previous document: its issuer, its key, and its indexes in the three enclosing lists. */
interface Previous {
  readonly issuer: string;
  readonly key: string;
  readonly place: readonly number[];
}
export const previous = (d: DocumentView): readonly Previous[] =>
  all(norm(d), 'docAnt', 'emiDocAnt').flatMap((issuer, i) =>
    all(issuer, 'idDocAnt').flatMap((ids, j) =>
      all(ids, 'idDocAntEle').map((one, k) => ({
        issuer: identityOf(issuer),
        key: text(one, 'chCTe'),
        place: [i, j, k],
      })),
    ),
  );
