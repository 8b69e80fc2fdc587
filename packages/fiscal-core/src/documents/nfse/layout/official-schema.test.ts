import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { nfseLayout } from './layout.ts';

const [folder] = schemaFolders('nfse');

describe.skipIf(!folder)(`DPS layout and the official schema (${folder ?? 'not installed'})`, () => {
  it('say the same: every element, its order, occurrence, choices, optional blocks and facets', () => {
    const official = outlineOfSchema(loadSchema(join(folder ?? '', 'DPS_v1.01.xsd')), 'DPS');
    expect(official.length).toBeGreaterThan(300);
    expect(outlineOfPlan(planOf(nfseLayout).root)).toEqual(official);
  });
});
