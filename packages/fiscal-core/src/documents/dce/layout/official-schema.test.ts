import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { dceLayout } from './layout.ts';

const [folder] = schemaFolders('dce');

describe.skipIf(!folder)(`DC-e layout and the official schema (${folder ?? 'not installed'})`, () => {
  it('say the same: every element, its order, occurrence, choices and facets', () => {
    const official = outlineOfSchema(loadSchema(join(folder ?? '', 'dce_v1.00.xsd')), 'DCe');
    expect(official.length).toBeGreaterThan(90);
    expect(outlineOfPlan(planOf(dceLayout).root)).toEqual(official);
  });
});
