import { describe, expect, it } from 'vitest';
import { agreementOf } from '../../layout/testing/agreement.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { twoStepVerdict } from '../../layout/testing/two-steps.ts';
import { DOCUMENT_SCHEMA, MODAL_SCHEMAS } from '../fixtures/schemas.ts';
import { mdfeLayout } from './layout.ts';

const RUNS = Number(process.env['DIFFERENTIAL'] ?? 600);
const SEED = Number(process.env['DIFFERENTIAL_SEED'] ?? 20261121);
const [folder] = schemaFolders('mdfe');

describe.skipIf(!folder)(
  `MDF-e layout against libxml2 and the official schemas of document and modal (${folder ?? 'not installed'})`,
  () => {
    it(`gives the same verdict on ${RUNS} valid trees and ${RUNS} mutations of them`, {
      timeout: 600_000,
    }, () => {
      const { disagreements, refused, covered, leaves } = agreementOf(mdfeLayout, {
        runs: RUNS,
        seed: SEED,
        official: twoStepVerdict(mdfeLayout, folder ?? '', DOCUMENT_SCHEMA, MODAL_SCHEMAS),
        // libxml2 adds up the repetitions of counted alternatives: it takes 9 digits for `[0-9]{2}|[0-9]{8}`.
        lenient: new Set(['NCM', 'cEAN']),
      });
      expect(disagreements).toEqual([]);
      // Both kinds of verdict were asked for, and every row had its turn.
      expect(refused).toBeGreaterThan(RUNS / 3);
      expect(refused).toBeLessThan(RUNS);
      if (RUNS >= leaves) expect(covered).toBe(leaves);
    });
  },
);
