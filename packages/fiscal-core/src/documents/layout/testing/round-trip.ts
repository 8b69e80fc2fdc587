import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { parseXml } from '../../../xml/parse.ts';
import { compileCoercion } from '../coercion.ts';
import { compileMapper } from '../mapper.ts';
import { planOf } from '../plan.ts';
import { compileReader } from '../reader.ts';
import type { FlatInput, Layout, XmlElement } from '../types.ts';
import { compileWriter } from '../writer.ts';
import { elementOf, leavesOf } from './paths.ts';
import { Random } from './random.ts';
import { validTree } from './random-tree.ts';

/** The public samples, when this checkout stands beside them. */
export const SAMPLES = fileURLToPath(new URL('../../../../../../../shared/samples/', import.meta.url));

/** The root element of a public sample: `mdfe/mdfe.xml`. */
export const sampleRoot = (file: string): XmlElement => parseXml(readFileSync(SAMPLES + file, 'utf8')).root;

const CONTEXT = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };

function find(element: XmlElement, name: string): XmlElement | undefined {
  return element.name === name
    ? element
    : element.children.map((child) => find(child, name)).find((found) => found !== undefined);
}

/** `0.50` and `0.5`, `007` and `7`: a number however it is written. */
const plain = (line: string): string =>
  line
    .replace(/=0*(\d)/, '=$1')
    .replace(/=(\d+)\.(\d*?)0*$/, (_all, whole: string, rest: string) =>
      rest === '' ? `=${whole}` : `=${whole}.${rest}`,
    );

/** Takes documents of a layout from XML to JSON and back. */
export function roundTrips(layout: Layout) {
  const plan = planOf(layout);
  const writer = compileWriter(layout);
  const read = compileReader(layout);
  const map = compileMapper(layout);
  const coerce = compileCoercion(layout);
  const engine = new Set(
    leavesOf(layout)
      .filter(({ source }) => !source)
      .map(elementOf),
  );

  /** `path=text` of every leaf that the JSON can carry. */
  const leaves = (root: XmlElement): string[] => {
    const lines: string[] = [];
    const walk = (element: XmlElement, path: string): void => {
      const add = (at: string, text: string) => {
        if (text !== '' && !engine.has(at)) lines.push(`${at}=${text}`);
      };
      for (const [name, value] of Object.entries(element.attributes))
        if (!name.startsWith('xmlns')) add(`${path}/@${name}`, value);
      if (element.children.length === 0) add(path, element.text);
      for (const child of element.children) walk(child, `${path}/${child.name}`);
    };
    const signed = find(root, layout.signed);
    if (signed) walk(signed, layout.signed);
    return lines;
  };
  const written = (body: FlatInput): XmlElement => parseXml(writer.element(map(body)).toString()).root;

  return {
    leaves,
    /** The leaves after XML → JSON → XML. */
    again: (root: XmlElement): string[] => leaves(written(read(root))),
    /** Before and after XML → JSON → coercion → XML, numbers compared by their value; the problems told. */
    coerced(root: XmlElement) {
      const { input, problems } = coerce(JSON.parse(JSON.stringify(read(root))), CONTEXT);
      return { before: leaves(root).map(plain), after: leaves(written(input)).map(plain), problems };
    },
    /** Random valid documents whose leaves do not survive XML → JSON → XML. */
    lost(runs: number, seed: number): { readonly before: string[]; readonly after: string[] }[] {
      const random = new Random(seed);
      return Array.from({ length: runs }, () => {
        const tree = validTree(plan, random, new Set(), random.pick([0.2, 0.5]));
        const root = parseXml(writer.document(tree, writer.element(tree)).toString()).root;
        return { before: leaves(root), after: leaves(written(read(root))) };
      }).filter(({ before, after }) => before.join('\n') !== after.join('\n'));
    },
    /** Random valid documents whose bytes C14N 1.0 of libxml2 would change. */
    uncanonical(runs: number, seed: number): string[] {
      const random = new Random(seed);
      return Array.from({ length: runs }, () =>
        writer.element(validTree(plan, random, new Set(), 0.4)).toString(),
      ).filter((bytes) => {
        const document = XmlDocument.fromString(bytes);
        const canonical = document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_0 });
        document.dispose();
        return canonical !== bytes;
      });
    },
  };
}
