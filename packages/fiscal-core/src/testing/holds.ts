import fc from 'fast-check';

/** `EFFORT=4` tries four times as many cases (`npm run test:long`); `SEED` tries others than those of every run. */
const EFFORT = Number(process.env['EFFORT'] ?? 1);
export const SEED = Number(process.env['SEED'] ?? 20_261_122);

/** Number of cases for a property that `npm test` tries `few` times. */
export const manyOf = (few: number): number => few * EFFORT;

/** Asserts a property: the same cases in every run, so that it fails for a change and never by chance. */
export function holds<Ts>(property: fc.IAsyncProperty<Ts>, few?: number): Promise<void>;
export function holds<Ts>(property: fc.IProperty<Ts>, few?: number): void;
export function holds<Ts>(
  property: fc.IAsyncProperty<Ts> | fc.IProperty<Ts>,
  few = 100,
): Promise<void> | void {
  return fc.assert(property, { numRuns: manyOf(few), seed: SEED });
}
