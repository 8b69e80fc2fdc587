import { describe, expect, it } from 'vitest';
import { agreementOf } from '../../layout/testing/agreement.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { cteLayout } from './layout.ts';
import { twoStepVerdict } from './testing/two-steps.ts';

const RUNS = Number(process.env['DIFFERENTIAL'] ?? 600);
const SEED = Number(process.env['DIFFERENTIAL_SEED'] ?? 20261121);
const [folder] = schemaFolders('cte');

describe.skipIf(!folder)(
  `CT-e layout against libxml2 and the official schemas of document and modal (${folder ?? 'not installed'})`,
  () => {
    it(`gives the same verdict on ${RUNS} valid trees and ${RUNS} mutations of them`, {
      timeout: 600_000,
    }, () => {
      const { disagreements, refused, covered, leaves } = agreementOf(cteLayout, {
        runs: RUNS,
        seed: SEED,
        official: twoStepVerdict(folder ?? ''),
        // libxml2 adds up the repetitions of counted alternatives: it takes 9 characters for `.{8}|.{10}`.
        lenient: new Set(['cBenef']),
      });
      expect(disagreements).toEqual([]);
      // Both kinds of verdict were asked for, and every row had its turn.
      expect(refused).toBeGreaterThan(RUNS / 3);
      expect(refused).toBeLessThan(RUNS);
      if (RUNS >= leaves) expect(covered).toBe(leaves);
    });
  },
);
