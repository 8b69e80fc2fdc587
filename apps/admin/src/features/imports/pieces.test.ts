import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callsOf } from './pieces.ts';

it('every byte of every file goes once, in order, and no call is larger than the API takes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 300 }), (sizes) => {
      const calls = callsOf(sizes);
      const seen = sizes.map(() => ({ bytes: 0, pieces: 0 }));
      for (const call of calls) {
        expect(call.length).toBeGreaterThan(0);
        expect(call.length).toBeLessThanOrEqual(100);
        expect(call.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThanOrEqual(1_500_000);
        for (const { file, piece, from, to } of call) {
          const known = seen[file];
          expect(known).toEqual({ bytes: from, pieces: piece });
          seen[file] = { bytes: to, pieces: piece + 1 };
        }
      }
      expect(seen.map(({ bytes }) => bytes)).toEqual(sizes);
    }),
  );
});
