import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { parseXml } from '../../../xml/parse.ts';
import type { Tree } from '../../document/definition.ts';
import { compileCoercion } from '../coercion.ts';
import { compileMapper } from '../mapper.ts';
import { planOf } from '../plan.ts';
import { compileReader } from '../reader.ts';
import type { FlatInput, Layout, XmlElement } from '../types.ts';
import { compileWriter } from '../writer.ts';
import { elementOf, leavesOf } from './paths.ts';
import { Random } from './random.ts';
import { pathTo, validTree } from './random-tree.ts';

/** Documents around a row, at most. */
const TRIES = 20;

const CONTEXT = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };

function find(element: XmlElement, name: string): XmlElement | undefined {
  return element.name === name
    ? element
    : element.children.map((child) => find(child, name)).find((found) => found !== undefined);
}

/** `0.50` and `0.5`, `007` and `7`: a leaf by the value of its number, however that is written. */
export const normalizeNumber = (line: string): string =>
  line
    .replace(/=0*(\d)/, '=$1')
    .replace(/=(\d+)\.(\d*?)0*$/, (_all, whole: string, rest: string) =>
      rest === '' ? `=${whole}` : `=${whole}.${rest}`,
    );

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The same with the keys of every group the other way round. */
const reverseKeys = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree)
      .toReversed()
      .map(([key, value]) => {
        const groups = Array.isArray(value) ? value.filter(isTree) : [];
        return [
          key,
          isTree(value) ? reverseKeys(value) : groups.length > 0 ? groups.map(reverseKeys) : value,
        ];
      }),
  );

/** Takes documents of a layout from XML to JSON and back. */
export function roundTrips(layout: Layout) {
  const plan = planOf(layout);
  const writer = compileWriter(layout);
  const reader = compileReader(layout);
  const map = compileMapper(layout);
  const coerce = compileCoercion(layout);
  const fed = leavesOf(layout).filter(({ source }) => source);
  const engine = new Set(
    leavesOf(layout)
      .filter(({ source }) => !source)
      .map(elementOf),
  );

  /** `path=text` of every leaf that the JSON can carry. */
  const leaves = (xml: string): string[] => {
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
    const root = find(parseXml(xml).root, layout.root);
    for (const child of root?.children ?? []) if (child.name !== 'Signature') walk(child, child.name);
    return lines;
  };
  const documentOf = (tree: Tree): string => writer.document(tree, writer.element(tree)).toString();
  const read = (xml: string): FlatInput => reader(parseXml(xml).root);

  return {
    leaves,
    read,
    /** Leaves before and after XML → JSON → XML, and after coercion besides, with its notices. */
    trip(xml: string) {
      const body = read(xml);
      const { input, problems } = coerce(JSON.parse(JSON.stringify(body)), CONTEXT);
      return {
        before: leaves(xml),
        after: leaves(documentOf(map(body))),
        coerced: leaves(documentOf(map(input))),
        problems,
      };
    },
    /** Elements that a field feeds. */
    fed: new Set(fed.map(elementOf)),
    /**
     * Valid documents at random: a few with much of everything, then some around each row that a field feeds until it is seen,
     * for a value that may be empty is not seen while it is.
     */
    *documents(
      seed: number,
      agree: (tree: Tree) => void,
      isSeen: (element: string, tries: number) => boolean,
    ): Generator<string> {
      const random = new Random(seed);
      const text = (tree: Tree): string => {
        agree(tree);
        // Control characters that XML allows and our texts do not.
        return documentOf(tree).replaceAll(/[\u007f-\u009f]/g, 'x');
      };
      for (let count = 0; count < 30; count++) yield text(validTree(plan, random, new Set(), 0.5));
      for (const leaf of fed)
        for (let tries = 0; tries < TRIES && !isSeen(elementOf(leaf), tries); tries++)
          yield text(validTree(plan, random, pathTo(plan, leaf), 0.1));
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
    /** Random valid documents that are written otherwise when the keys of their tree come the other way round. */
    reordered(runs: number, seed: number): string[] {
      const random = new Random(seed);
      return Array.from({ length: runs }, () => validTree(plan, random, new Set(), 0.4))
        .filter((tree) => documentOf(reverseKeys(tree)) !== documentOf(tree))
        .map(documentOf);
    },
  };
}
