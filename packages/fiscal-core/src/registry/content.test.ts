import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nfseNoteLayout } from '../documents/nfse/layout/note.ts';
import { labelOf } from '../engine/content/label.ts';
import type { ContentEntry, ContentFact, ContentPart } from '../engine/content/parts.ts';
import { planOf } from '../engine/layout/plan.ts';
import { LAYOUTS } from '../engine/layout/testing/layouts.ts';
import { parseXml, type XmlElement } from '../xml/parse.ts';
import { DOCUMENTS, documentOf } from './documents.ts';

const fixturesOf = (type: string) => new URL(`../documents/${type}/fixtures/`, import.meta.url);
const xmlOf = (type: string, name: string) => readFileSync(new URL(`${name}.xml`, fixturesOf(type)), 'utf8');

const CASES = DOCUMENTS.flatMap(({ type }) =>
  readdirSync(fixturesOf(type))
    .filter((file) => file.endsWith('.xml'))
    .map((file) => [type, file.replace('.xml', '')] as const),
);

const factsIn = ({ facts, parts }: ContentEntry): readonly ContentFact[] => [
  ...facts,
  ...parts.flatMap(({ entries }) => entries.flatMap(factsIn)),
];
const allFacts = (content: readonly ContentPart[]) =>
  content.flatMap(({ entries }) => entries.flatMap(factsIn));

/** For machines: parts of the key, versions, the software, proofs; and codes whose names are shown. */
const LEFT_OUT =
  /^(?:cUF\w*|cNF|cCT|cMDF|cDC|cDV|tpAmb|verProc|procEmi|verAplic|c(?:Mun|Pais|Loc)\w*|infRespTec|Signature|inf\w+Supl|infSolicDCe)$/;

function valuesIn(element: XmlElement): readonly string[] {
  if (LEFT_OUT.test(element.name)) return [];
  const inner = element.children.flatMap(valuesIn);
  return element.children.length === 0 && element.text.trim() !== '' ? [element.text.trim()] : inner;
}

describe('content of a document', () => {
  it.each(CASES)('%s %s keeps every value of the XML', (type, name) => {
    const { root } = parseXml(xmlOf(type, name));
    const content = documentOf(type).content(root);
    const shown = allFacts(content ?? []).map(({ value }) => value);
    const postcodes = shown.join('\n').replaceAll(/(?<=CEP \d{5})-/g, '');
    expect(shown.length).toBeGreaterThan(10);
    expect(valuesIn(root).filter((value) => !postcodes.includes(value) && !/^brasil$/i.test(value))).toEqual(
      [],
    );
  });

  it('reads an NF-e: parties, items with taxes, totals, payment', () => {
    const content = documentOf('nfe').content(parseXml(xmlOf('nfe', 'interestadual-icms00-ipi')).root) ?? [];
    expect(content.map(({ title }) => title)).toEqual([
      'NF-e',
      'Emitente',
      'Destinatário',
      'Pessoas com acesso ao XML',
      'Itens da nota',
      'Totais',
      'Transporte',
      'Cobrança',
      'Pagamento',
      'Informações adicionais',
    ]);
    const [operation, , recipient, , items] = content;
    expect(operation?.entries[0]?.facts).toContainEqual({
      tag: 'tpNF',
      label: 'Entrada ou saída',
      value: '1',
      form: 'text',
      meaning: 'saída',
    });
    expect(recipient?.entries[0]?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['CNPJ', 'Nome', 'Endereço']),
    );
    const [item] = items?.entries ?? [];
    expect(item?.parts.map(({ title }) => title)).toEqual(['Produto ou serviço', 'Tributos do item']);
    expect(item?.parts[1]?.entries[0]?.parts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['ICMS', 'IPI', 'PIS', 'COFINS']),
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for text', (name) => {
    const xml = xmlOf('nfe', 'interestadual-icms00-ipi').replace(/(?<=<(xProd|tpNF)>)[^<]*/g, name);
    const content = documentOf('nfe').content(parseXml(xml).root) ?? [];
    const facts = allFacts(content).filter(({ value }) => value === name);
    expect(new Set(facts.map(({ tag }) => tag))).toEqual(new Set(['xProd', 'tpNF']));
    expect(facts.filter(({ meaning }) => meaning !== undefined)).toEqual([]);
  });

  it('reads nothing of an XML without such a document', () => {
    expect(documentOf('nfe').content(parseXml('<resNFe><chNFe>1</chNFe></resNFe>').root)).toBeNull();
  });
});

describe('labels of layouts', () => {
  const labels = [...LAYOUTS.map(({ layout }) => layout), nfseNoteLayout].flatMap((layout) =>
    planOf(layout).nodes.flatMap((node) =>
      node.node === 'choice' ? [] : [[node.tag, labelOf(node.tag, node.row.description)] as const],
    ),
  );

  it('have no advice to callers: defaults, field names, conditions, limits', () => {
    const wrong = labels.filter(
      ([tag, label]) =>
        !/^(?:@.*|cUF|cDV|cDC|hashCSRT|RSAKeyValue)$/.test(tag) &&
        (label === '' ||
          label.length > 100 ||
          /[;()=_]|, padrão|\b(?:aciona|exigid[ao])\b|dígitos/.test(label)),
    );
    expect([...new Set(wrong.map(([tag, label]) => `${tag}: ${label}`))]).toEqual([]);
  });
});
