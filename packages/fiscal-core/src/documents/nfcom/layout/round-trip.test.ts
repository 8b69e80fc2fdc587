import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../xml/parse.ts';
import { compileCoercion } from '../../layout/coercion.ts';
import { isZero } from '../../layout/decimal-text.ts';
import { compileMapper } from '../../layout/mapper.ts';
import { planOf } from '../../layout/plan.ts';
import { compileReader } from '../../layout/reader.ts';
import { elementOf, leavesOf } from '../../layout/testing/paths.ts';
import { Random } from '../../layout/testing/random.ts';
import { validTree } from '../../layout/testing/random-tree.ts';
import type { XmlElement } from '../../layout/types.ts';
import { compileWriter } from '../../layout/writer.ts';
import { nfcomLayout } from './layout.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../../../shared/samples/nfcom/', import.meta.url));
const plan = planOf(nfcomLayout);
const writer = compileWriter(nfcomLayout);
const read = compileReader(nfcomLayout);
const map = compileMapper(nfcomLayout);
const coerce = compileCoercion(nfcomLayout);
const context = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };

/** Elements of the engine, or of nobody: not in the JSON. */
const ENGINE = new Set(
  leavesOf(nfcomLayout)
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
    const add = (at: string, text: string) => {
      if (text !== '' && !ENGINE.has(at)) lines.push(`${at}=${text}`);
    };
    for (const [name, value] of Object.entries(element.attributes))
      if (!name.startsWith('xmlns')) add(`${path}/@${name}`, value);
    if (element.children.length === 0) add(path, element.text);
    for (const child of element.children) walk(child, `${path}/${child.name}`);
  };
  const signed = find(root, nfcomLayout.signed);
  if (signed) walk(signed, nfcomLayout.signed);
  return lines;
}

const written = (body: Parameters<typeof map>[0]): XmlElement =>
  parseXml(writer.element(map(body)).toString()).root;
const samples = existsSync(SAMPLES) ? readdirSync(SAMPLES) : [];

describe.skipIf(samples.length === 0)('public samples (../shared/samples)', () => {
  it.each(samples)('%s: XML → JSON → XML keeps every leaf', (file) => {
    const root = parseXml(readFileSync(SAMPLES + file, 'utf8')).root;
    const body = read(root);
    expect(leaves(root).length).toBeGreaterThan(60);
    expect(leaves(written(body))).toEqual(leaves(root));
    // Through JSON and coercion only the way numbers are written may change.
    const { input, problems } = coerce(JSON.parse(JSON.stringify(body)), context);
    expect(problems).toEqual([]);
    const numbers = (line: string): string => line.replace(/=(\d+)\.(\d*?)0+$/, '=$1.$2').replace(/\.$/, '');
    expect(leaves(written(input)).map(numbers)).toEqual(leaves(root).map(numbers));
  });
});

describe('random valid documents', () => {
  /** An amount of zero alone in a group is taken for a group that nobody meant. */
  const kept = (root: XmlElement): string[] =>
    leaves(root).filter((line) => !isZero(line.slice(line.indexOf('=') + 1)));

  it('survive XML → JSON → XML', () => {
    const random = new Random(7);
    for (let run = 0; run < 150; run++) {
      const tree = validTree(plan, random, new Set(), random.pick([0.2, 0.5]));
      const root = parseXml(writer.element(tree).toString()).root;
      const wrapped: XmlElement = { name: 'NFCom', attributes: {}, children: [root], text: '' };
      expect(kept(written(read(wrapped)))).toEqual(kept(root));
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
