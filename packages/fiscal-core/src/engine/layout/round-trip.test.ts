import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manyOf } from '../../testing/holds.ts';
import type { Tree } from '../document/definition.ts';
import { groupOf } from '../document/tree.ts';
import { isZero } from './decimal-text.ts';
import type { PlanLeaf } from './plan.ts';
import { DRESSES, withAllPlaces } from './testing/dress.ts';
import { LAYOUTS } from './testing/layouts.ts';
import { elementOf, leavesOf } from './testing/paths.ts';
import { normalizeNumber, roundTrips } from './testing/round-trip.ts';

interface Particular {
  /** Makes a random document consistent where the schema does not demand it and the JSON has a single field. */
  readonly agree?: (tree: Tree) => void;
  /** Elements whose leaves the JSON cannot distinguish. */
  readonly merged?: RegExp;
  /** A zero amount alone in a group counts as an unintended group. */
  readonly zeros?: 'lost';
}

/** Issuers for the sender of a DC-e, in the order of tipo_emitente; 2 is the sender itself. */
const ISSUERS = ['Fisco', 'Marketplace', '', 'Transportadora', 'ECT'];

const PARTICULARS: Readonly<Record<string, Particular>> = {
  // There is one quantity for both taxes; what was withheld or differs is by quantity where no base in money is given; and one field for both
  // kinds of reference, distinguished by the key.
  nfe: {
    merged: /MonoAdRem\/\w+\/qBCMono|\/(?:gMonoRet|gpBioDiferenca|refNFe|refNFeSig)\b/,
    zeros: 'lost',
  },
  cte: {
    agree: (tree) => {
      const infCte = groupOf(tree, 'infCte');
      groupOf(infCte, 'ide')['tpCTe'] = infCte['infCteComp'] === undefined ? '0' : '1';
    },
    zeros: 'lost',
  },
  nfcom: { zeros: 'lost' },
  dce: {
    agree: (tree) => {
      const infDCe = groupOf(tree, 'infDCe');
      const issuer = ISSUERS.findIndex((tag) => infDCe[tag] !== undefined);
      groupOf(infDCe, 'ide')['tpEmit'] = String(issuer < 0 ? 2 : issuer);
    },
  },
};

const textOf = (line: string): string => line.slice(line.indexOf('=') + 1);
const elementIn = (line: string): string => line.slice(0, line.indexOf('='));

/** The documents of our fixtures by name; NFC-e has the layout of the NF-e. */
const goldens = (type: string): [name: string, xml: string][] =>
  (type === 'nfe' ? ['nfe', 'nfce'] : [type]).flatMap((folder) => {
    const fixtures = new URL(`../../documents/${folder}/fixtures/`, import.meta.url);
    const files = readdirSync(fixtures).filter((file) => file.endsWith('.xml'));
    return files.map((file): [string, string] => [file, readFileSync(new URL(file, fixtures), 'utf8')]);
  });

/** A leaf by what coercion keeps of any text a schema lets through: blanks, masks and small letters of a code may go. */
const tidyLeaf = (line: string): string =>
  /=\d+(?:\.\d+)?$/.test(line)
    ? normalizeNumber(line)
    : `${elementIn(line)}=${textOf(line)
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '')}`;

/** Valid by the schema, but possibly a day that does not exist: coercion refuses it. */
const isDate = ({ type }: PlanLeaf): boolean => type.kind.as === 'date' || type.kind.as === 'dateTime';

describe.each(LAYOUTS)('$type, from XML to JSON and back', ({ type, layout }) => {
  const trips = roundTrips(layout);
  const { agree = () => undefined, merged, zeros }: Particular = PARTICULARS[type] ?? {};
  const documents = goldens(type);

  it.each(documents)('%s keeps every leaf, also through coercion', (_name, xml) => {
    const { before, after, coerced, problems } = trips.trip(xml);
    expect(before.length).toBeGreaterThan(15);
    expect(after).toEqual(before);
    expect(problems).toEqual([]);
    expect(coerced).toEqual(before);
  });

  it.each(Object.entries(DRESSES))('our documents read the same %s', (_way, dress) => {
    for (const [name, xml] of documents) {
      const dressed = dress(xml, layout);
      expect(dressed, name).not.toBe(xml);
      expect(trips.read(dressed), name).toEqual(trips.read(xml));
    }
  });

  it('our documents come back with numbers as we write them, however many places others do', () => {
    const longer = documents.map(([, xml]) => ({ xml, ...trips.trip(withAllPlaces(xml, layout)) }));
    for (const { xml, before, coerced, problems } of longer) {
      expect(before.map(normalizeNumber)).toEqual(trips.leaves(xml).map(normalizeNumber));
      expect(problems).toEqual([]);
      expect(coerced.map(normalizeNumber)).toEqual(before.map(normalizeNumber));
    }
  });

  it('random documents, and one around each row that a field feeds and they lack, keep every leaf, also through coercion', () => {
    const isDistinct = (line: string): boolean => !merged?.test(line) && !(zeros && isZero(textOf(line)));
    const dates = leavesOf(layout).filter(isDate);
    const [days, tags] = [new Set(dates.map(elementOf)), new Set(dates.map(({ tag }) => tag))];
    const coercible = (line: string): boolean => !days.has(elementIn(line));
    const seen = new Set<string>();
    const isSeen = (element: string, tries: number): boolean => seen.has(element) && tries >= manyOf(1) - 1;
    for (const xml of trips.documents(7, agree, isSeen)) {
      const { before, after, coerced, problems } = trips.trip(xml);
      for (const line of before) seen.add(elementIn(line));
      expect(after.filter(isDistinct)).toEqual(before.filter(isDistinct));
      expect(problems.filter(({ tag = '' }) => !tags.has(tag))).toEqual([]);
      expect(coerced.filter(coercible).map(tidyLeaf)).toEqual(after.filter(coercible).map(tidyLeaf));
    }
    expect([...trips.fed].filter((element) => !seen.has(element))).toEqual([]);
  });

  it('random documents are canonical as written: C14N 1.0 of libxml2 changes no byte', () => {
    expect(trips.uncanonical(60, 11)).toEqual([]);
  });

  it('random documents have the same bytes for any order of their keys', () => {
    expect(trips.reordered(20, 13)).toEqual([]);
  });
});
