import { childText, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';

/** Elements of those whom a document is for, by its type; of a person, an address is somewhere below. Source: the layouts. */
const RECIPIENTS: Readonly<Record<string, readonly string[]>> = {
  nfe: ['dest'],
  nfce: ['dest'],
  cte: ['dest', 'toma4', 'toma'],
  nfcom: ['dest'],
  dce: ['dest'],
  nfse: ['toma'],
};
/** Party that pays for a CT-e. Source: leiauteCTe, tag toma of toma3. */
const TOMADORES: Readonly<Record<string, string>> = { 0: 'rem', 1: 'exped', 2: 'receb', 3: 'dest' };

/** The field has no form of its own: some write several. */
const SEPARATORS = /[,;\s]+/;

/** Addresses of those whom a document is for, as its XML has them, each once. */
export function recipientsIn(type: string, xml: Buffer): readonly string[] {
  const { root } = parseXml(xml);
  const tomador = TOMADORES[childText(find(root, 'toma3'), 'toma') ?? ''];
  const parties = [...(RECIPIENTS[type] ?? []), ...(tomador === undefined ? [] : [tomador])];
  const addresses = parties.flatMap((party) => {
    const element = find(root, party);
    const email = element && find(element, 'email');
    return email === undefined ? [] : textOf(email).split(SEPARATORS);
  });
  return [...new Set(addresses.map((address) => address.toLowerCase()))].filter((each) => each !== '');
}

const textOf = ({ text }: XmlElement): string => text;
