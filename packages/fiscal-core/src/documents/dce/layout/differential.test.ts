import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agreementOf } from '../../layout/testing/agreement.ts';
import { officialVerdict, schemaFolders } from '../../layout/testing/official-schema.ts';
import { dceLayout } from './layout.ts';

const RUNS = Number(process.env['DIFFERENTIAL'] ?? 600);
const SEED = Number(process.env['DIFFERENTIAL_SEED'] ?? 20261121);
const [folder] = schemaFolders('dce');

describe.skipIf(!folder)(
  `DC-e layout against libxml2 and the official schema (${folder ?? 'not installed'})`,
  () => {
    it(`gives the same verdict on ${RUNS} valid trees and ${RUNS} mutations of them`, {
      timeout: 600_000,
    }, () => {
      const { disagreements, refused, covered, leaves } = agreementOf(dceLayout, {
        runs: RUNS,
        seed: SEED,
        official: officialVerdict(join(folder ?? '', 'dce_v1.00.xsd')),
        lenient: new Set(),
      });
      expect(disagreements).toEqual([]);
      // Both kinds of verdict were asked for, and every row had its turn.
      expect(refused).toBeGreaterThan(RUNS / 3);
      expect(refused).toBeLessThan(RUNS);
      if (RUNS >= leaves) expect(covered).toBe(leaves);
    });
  },
);
