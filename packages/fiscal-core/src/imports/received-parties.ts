import type { DistributedType } from '../vocabulary/received/distribution.ts';
import { childText, type XmlElement } from '../xml/parse.ts';

/**
 * Elements of the parties to whom an authority distributes a document, its issuer aside. Sources: NT 2014.002 (NF-e), NT 2015.002 (CT-e,
 * MDF-e), NFSe_v1.01.xsd.
 */
const PARTIES: Readonly<Record<DistributedType, ReadonlySet<string>>> = {
  nfe: new Set(['dest', 'transporta', 'autXML']),
  cte: new Set(['rem', 'exped', 'receb', 'dest', 'toma4', 'autXML']),
  mdfe: new Set(['infContratante', 'prop', 'autXML']),
  nfse: new Set(['prest', 'toma', 'interm']),
};

/** CNPJ or CPF of the parties of a document. */
export function partiesOf(type: DistributedType, element: XmlElement): readonly string[] {
  const own = PARTIES[type].has(element.name)
    ? (childText(element, 'CNPJ') ?? childText(element, 'CPF'))
    : null;
  return [...(own === null ? [] : [own]), ...element.children.flatMap((each) => partiesOf(type, each))];
}
