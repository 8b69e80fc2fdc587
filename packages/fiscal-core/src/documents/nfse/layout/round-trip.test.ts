import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../xml/parse.ts';
import { compileCoercion } from '../../layout/coercion.ts';
import { compileMapper } from '../../layout/mapper.ts';
import { planOf } from '../../layout/plan.ts';
import { compileReader } from '../../layout/reader.ts';
import { elementOf, leavesOf } from '../../layout/testing/paths.ts';
import { Random } from '../../layout/testing/random.ts';
import { validTree } from '../../layout/testing/random-tree.ts';
import type { XmlElement } from '../../layout/types.ts';
import { compileWriter } from '../../layout/writer.ts';
import { nfseLayout } from './layout.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../../../shared/samples/nfse/', import.meta.url));
const plan = planOf(nfseLayout);
const writer = compileWriter(nfseLayout);
const read = compileReader(nfseLayout);
const map = compileMapper(nfseLayout);
const coerce = compileCoercion(nfseLayout);
const context = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };
const ENGINE = new Set(
  leavesOf(nfseLayout)
    .filter(({ source }) => !source)
    .map(elementOf),
);

function find(element: XmlElement, name: string): XmlElement | undefined {
  return element.name === name
    ? element
    : element.children.map((child) => find(child, name)).find((found) => found !== undefined);
}

/** `path=text` of every leaf that the JSON can carry. */
function leaves(root: XmlElement): string[] {
  const lines: string[] = [];
  const walk = (element: XmlElement, path: string): void => {
    if (element.children.length === 0 && element.text !== '' && !ENGINE.has(path))
      lines.push(`${path}=${element.text}`);
    for (const child of element.children) walk(child, `${path}/${child.name}`);
  };
  const signed = find(root, nfseLayout.signed);
  if (signed) walk(signed, nfseLayout.signed);
  return lines;
}

const written = (body: Parameters<typeof map>[0]): XmlElement =>
  parseXml(writer.element(map(body)).toString()).root;
/** Not valid by the schema: elements of another layout. */
const INVALID = new Set(['nfse_test_hom.xml']);
const samples = existsSync(SAMPLES)
  ? readdirSync(SAMPLES)
      .filter((file) => !INVALID.has(file))
      .filter((file) => /<infDPS /.test(readFileSync(SAMPLES + file, 'utf8')))
  : [];

describe.skipIf(samples.length === 0)('public samples (../shared/samples)', () => {
  it.each(samples)('%s: XML → JSON → XML keeps every leaf of the DPS', (file) => {
    const root = parseXml(readFileSync(SAMPLES + file, 'utf8')).root;
    const body = read(root);
    expect(leaves(root).length).toBeGreaterThan(15);
    expect(leaves(written(body))).toEqual(leaves(root));
    // Through JSON and coercion only the way a number is written may change.
    const { input, problems } = coerce(JSON.parse(JSON.stringify(body)), context);
    expect(problems).toEqual([]);
    const plain = (line: string) => line.replace(/\/serie=0+/, '/serie=').replace(/=(\d+)$/, '=$1');
    const same = (lines: string[]) => lines.map(plain).map((line) => line.replace(/\.00$/, ''));
    expect(same(leaves(written(input)))).toEqual(same(leaves(root)));
  });
});

describe('random valid documents', () => {
  it('survive XML → JSON → XML', () => {
    const random = new Random(7);
    for (let run = 0; run < 150; run++) {
      const tree = validTree(plan, random, new Set(), random.pick([0.2, 0.5]));
      const root = parseXml(writer.element(tree).toString()).root;
      const wrapped: XmlElement = { name: 'DPS', attributes: {}, children: [root], text: '' };
      expect(leaves(written(read(wrapped)))).toEqual(leaves(root));
    }
  });

  it('are canonical as written (C14N 1.0 of libxml2 changes no byte)', () => {
    const random = new Random(11);
    for (let run = 0; run < 60; run++) {
      const bytes = writer.element(validTree(plan, random, new Set(), 0.4)).toString();
      const document = XmlDocument.fromString(bytes);
      expect(document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_0 })).toBe(bytes);
      document.dispose();
    }
  });
});

it('keeps the line breaks of the description of the service, and of nothing else', () => {
  const { input } = coerce(
    { descricao_servico: ' Etapa 1\r\nEtapa 2 ', informacoes_complementares: 'a\nb' },
    context,
  );
  expect(input).toEqual({ descricao_servico: 'Etapa 1\nEtapa 2', informacoes_complementares: 'a b' });
});
