import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { nfeLayout } from './layout.ts';

const [folder] = schemaFolders('nfe');

describe.skipIf(!folder)(`NF-e layout and the official schema (${folder ?? 'not installed'})`, () => {
  it('say the same: every element, its order, occurrence, choices, optional blocks and facets', () => {
    const official = outlineOfSchema(loadSchema(join(folder ?? '', 'nfe_v4.00.xsd')), 'NFe');
    const ours = outlineOfPlan(planOf(nfeLayout).root);
    expect(official.length).toBeGreaterThan(1_000);
    expect(ours).toEqual(official);
  });
});
