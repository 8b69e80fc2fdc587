import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roundTrips, SAMPLES, sampleRoot } from '../../layout/testing/round-trip.ts';
import { mdfeLayout } from './layout.ts';

const trips = roundTrips(mdfeLayout);

describe.skipIf(!existsSync(`${SAMPLES}mdfe`))('public samples (../shared/samples)', () => {
  it.each(['mdfe/26999999999999999999999999999999999999999991-mdfe.xml', 'mdfe/mdfe.xml'])(
    '%s: XML → JSON → XML keeps every leaf',
    (file) => {
      const root = sampleRoot(file);
      expect(trips.leaves(root).length).toBeGreaterThan(45);
      expect(trips.again(root)).toEqual(trips.leaves(root));
      const { before, after, problems } = trips.coerced(root);
      expect(problems).toEqual([]);
      expect(after).toEqual(before);
    },
  );
});

describe('random valid documents', () => {
  it('survive XML → JSON → XML', () => {
    expect(trips.lost(150, 7)).toEqual([]);
  });

  it('are canonical as written', () => {
    expect(trips.uncanonical(60, 11)).toEqual([]);
  });
});
