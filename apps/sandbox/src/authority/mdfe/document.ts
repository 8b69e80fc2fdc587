import { childrenOf, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredDocument } from '../../state/documents.ts';
import type { PortalEventContext } from '../portal/type.ts';
import { at, need, text } from '../xml.ts';

/** The modal of later loading, closing and drivers. */
export const ROAD = '1';
export const ABROAD = 'EX';
export const TOWN_ABROAD = '9999999';

const infOf = (root: XmlElement): XmlElement => need(root, 'infMDFe');

/** The signed element of an event's document; null when it is unknown or only a scenario put it on record. */
export const subjectInf = (c: PortalEventContext): XmlElement | null => c.subject?.document?.inf ?? null;

/** The signed element of a document on record; null when only a scenario put it there. */
export const storedInf = ({ xml }: StoredDocument): XmlElement | null =>
  xml === null ? null : infOf(parseXml(xml).root);

export const plateOf = (inf: XmlElement): string => text(inf, 'infModal', 'rodo', 'veicTracao', 'placa');

/** tpEvento of the inclusion, which adds the cargo of a later loading. */
export const INCLUSION = '110115';

/** An event adds the cargo later. */
export const isLaterLoading = (inf: XmlElement): boolean => text(inf, 'ide', 'indCarregaPosterior') === '1';

export const unloadingsOf = (inf: XmlElement): readonly XmlElement[] => {
  const infDoc = at(inf, 'infDoc');
  return infDoc ? childrenOf(infDoc, 'infMunDescarga') : [];
};

/** Keys of the documents carried, by element. */
export const carriedKeys = (inf: XmlElement, list: string, tag: string): readonly string[] =>
  unloadingsOf(inf).flatMap((town) => childrenOf(town, list).map((document) => text(document, tag)));
