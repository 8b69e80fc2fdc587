import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';

/** The `<NFe>` elements of an `enviNFe`, read leniently: the schema has not been asked yet. */
export const nfesIn = (payload: XmlElement): readonly XmlElement[] => childrenOf(payload, 'NFe');

/** Key of an `<NFe>` as its Id says it; `''` when there is none. */
export const chaveOf = (nfe: XmlElement): string => (child(nfe, 'infNFe')?.attributes['Id'] ?? '').slice(3);

export const chavesIn = (payload: XmlElement): string[] => nfesIn(payload).map(chaveOf);
