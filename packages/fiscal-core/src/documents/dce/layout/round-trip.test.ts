import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roundTrips, SAMPLES, sampleRoot } from '../../layout/testing/round-trip.ts';
import { dceLayout } from './layout.ts';

const trips = roundTrips(dceLayout);
const SAMPLE = 'dce/dceProc.xml';

describe.skipIf(!existsSync(SAMPLES + SAMPLE))('the public sample (../shared/samples)', () => {
  it('keeps every leaf through XML → JSON → XML', () => {
    const root = sampleRoot(SAMPLE);
    expect(trips.leaves(root).length).toBeGreaterThan(30);
    expect(trips.again(root)).toEqual(trips.leaves(root));
    const { before, after, problems } = trips.coerced(root);
    expect(problems).toEqual([]);
    expect(after).toEqual(before);
  });
});

describe('random valid documents', () => {
  /** tipo_emitente picks who issues; at random the two need not agree. */
  const withoutPlatform = (lines: readonly string[]) =>
    lines.filter((line) => !/^infDCe\/(Fisco|Marketplace|Transportadora|ECT)\//.test(line));

  it('survive XML → JSON → XML', () => {
    const lost = trips.lost(150, 7).map(({ before, after }) => ({
      before: withoutPlatform(before),
      after: withoutPlatform(after),
    }));
    expect(lost.map(({ after }) => after)).toEqual(lost.map(({ before }) => before));
  });

  it('are canonical as written (C14N 1.0 of libxml2 changes no byte)', () => {
    expect(trips.uncanonical(60, 11)).toEqual([]);
  });
});
