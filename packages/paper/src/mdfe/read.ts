import { child, childrenOf } from '@fiscal/core/xml/parse';
import { chaveGroups } from '../format/identifiers.ts';
import { allAt, valueAt } from '../nfe/read.ts';
import { readPortal } from '../portal/read.ts';

/** An MDF-e as it was authorized, by its groups. */
export type Mdfe = ReturnType<typeof readMdfe>;

/** Reads mdfeProc or MDFe. */
export function readMdfe(xml: string | Uint8Array) {
  const { inf: infMDFe, ...groups } = readPortal(xml, 'MDFe', 'de um MDF-e');
  const infModal = child(infMDFe, 'infModal');
  return {
    ...groups,
    infMDFe,
    /** The modal's own body: `rodo`, `aereo`… */
    modal: infModal?.children[0],
    tot: child(infMDFe, 'tot'),
  };
}

/** Elements with the key of each kind of document. */
const KINDS = [
  ['infCTe', 'CT-e', 'chCTe'],
  ['infNFe', 'NF-e', 'chNFe'],
  ['infMDFeTransp', 'MDF-e', 'chMDFe'],
] as const;

/** Kind, access key and town of unloading of each document that is carried. */
export const carriedBy = ({ infMDFe }: Mdfe): readonly (readonly string[])[] =>
  allAt(infMDFe, 'infDoc', 'infMunDescarga').flatMap((town) =>
    KINDS.flatMap(([list, kind, tag]) =>
      childrenOf(town, list).map((document) => [
        kind,
        chaveGroups(valueAt(document, tag)),
        valueAt(town, 'xMunDescarga'),
      ]),
    ),
  );
