import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { chaveGroups, cnpjOrCpf } from '../format/identifiers.ts';
import { allAt, documentOf, valueAt } from '../nfe/read.ts';
import type { Cte } from './read.ts';
import { documentName, previousName } from './words.ts';

/** A line of «documentos originários»; the key is that of access, or the CNPJ of who issued it. */
type Originating = readonly [kind: string, key: string, number: string];

const serieAndNumber = (element: XmlElement): string =>
  [valueAt(element, 'serie'), valueAt(element, 'nDoc')].filter(Boolean).join(' / ');
/** Série and number inside an access key. */
const numberOfKey = (chave: string): string =>
  chave.length === 44 ? `${chave.slice(22, 25)} / ${chave.slice(25, 34)}` : '';
const byKey = (kind: string, chave: string): Originating => [kind, chaveGroups(chave), numberOfKey(chave)];

function previous(emitter: XmlElement): Originating[] {
  const issuer = cnpjOrCpf(documentOf(emitter));
  return allAt(emitter, 'idDocAnt').flatMap((group) => [
    ...allAt(group, 'idDocAntPap').map(
      (paper): Originating => [previousName(valueAt(paper, 'tpDoc')), issuer, serieAndNumber(paper)],
    ),
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
    ...allAt(norm, 'infDoc', 'infNF').map((one): Originating => ['NF', issuer, serieAndNumber(one)]),
    ...allAt(norm, 'infDoc', 'infOutros').map((one): Originating => {
      const kind = valueAt(one, 'descOutros') || documentName(valueAt(one, 'tpDoc'));
      return [kind, issuer, valueAt(one, 'nDoc')];
    }),
    ...allAt(norm, 'docAnt', 'emiDocAnt').flatMap(previous),
    ...allAt(norm, 'infServVinc', 'infCTeMultimodal').map((one) =>
      byKey('CT-e MULTIMODAL', valueAt(one, 'chCTeMultimodal')),
    ),
    ...allAt(infCte, 'infCteComp').map((one) => byKey('CT-e COMPLEMENTADO', valueAt(one, 'chCTe'))),
    ...(substituted === '' ? [] : [byKey('CT-e SUBSTITUÍDO', substituted)]),
  ];
}
