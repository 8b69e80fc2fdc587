import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { chaveGroups, cnpjOrCpf } from '../format/identifiers.ts';
import { documentOf, valueAt } from '../nfe/read.ts';
import { allAt, type Cte } from './read.ts';
import { documentName, previousName } from './words.ts';

/** A line of «documentos originários». */
export interface Originating {
  readonly kind: string;
  /** Access key, or the CNPJ of who issued it. */
  readonly key: string;
  readonly number: string;
}

const serieAndNumber = (element: XmlElement, serie: string, number: string): string =>
  [valueAt(element, serie), valueAt(element, number)].filter(Boolean).join(' / ');
/** Série and number inside an access key. */
const numberOfKey = (chave: string): string =>
  chave.length === 44 ? `${chave.slice(22, 25)} / ${chave.slice(25, 34)}` : '';
const byKey = (kind: string, chave: string): Originating => ({
  kind,
  key: chaveGroups(chave),
  number: numberOfKey(chave),
});

function previous(emitter: XmlElement): Originating[] {
  const issuer = cnpjOrCpf(documentOf(emitter));
  return allAt(emitter, 'idDocAnt').flatMap((group) => [
    ...allAt(group, 'idDocAntPap').map((paper) => ({
      kind: previousName(valueAt(paper, 'tpDoc')),
      key: issuer,
      number: serieAndNumber(paper, 'serie', 'nDoc'),
    })),
    ...allAt(group, 'idDocAntEle').map((one) => byKey('CT-e', valueAt(one, 'chCTe'))),
  ]);
}

/** Documents of the cargo, of what carried it before, and CT-e that this one refers to. */
export function originating({ infCte, norm }: Cte): Originating[] {
  const issuer = cnpjOrCpf(documentOf(child(infCte, 'rem')));
  const substituted = valueAt(norm, 'infCteSub', 'chCte');
  return [
    ...allAt(norm, 'infDoc', 'infNFe').map((one) => byKey('NF-e', valueAt(one, 'chave'))),
    ...allAt(norm, 'infDoc', 'infDCe').map((one) => byKey('DC-e', valueAt(one, 'chave'))),
    ...allAt(norm, 'infDoc', 'infNF').map((one) => ({
      kind: 'NF',
      key: issuer,
      number: serieAndNumber(one, 'serie', 'nDoc'),
    })),
    ...allAt(norm, 'infDoc', 'infOutros').map((one) => ({
      kind: valueAt(one, 'descOutros') || documentName(valueAt(one, 'tpDoc')),
      key: issuer,
      number: valueAt(one, 'nDoc'),
    })),
    ...allAt(norm, 'docAnt', 'emiDocAnt').flatMap(previous),
    ...allAt(norm, 'infServVinc', 'infCTeMultimodal').map((one) =>
      byKey('CT-e MULTIMODAL', valueAt(one, 'chCTeMultimodal')),
    ),
    ...allAt(infCte, 'infCteComp').map((one) => byKey('CT-e COMPLEMENTADO', valueAt(one, 'chCTe'))),
    ...(substituted === '' ? [] : [byKey('CT-e SUBSTITUÍDO', substituted)]),
  ];
}
