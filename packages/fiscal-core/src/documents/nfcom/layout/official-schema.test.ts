import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { nfcomLayout } from './layout.ts';

const [folder] = schemaFolders('nfcom');

describe.skipIf(!folder)(`NFCom layout and the official schema (${folder ?? 'not installed'})`, () => {
  it('say the same: every element, its order, occurrence, choices, optional blocks and facets', () => {
    const official = outlineOfSchema(loadSchema(join(folder ?? '', 'nfcom_v1.00.xsd')), 'NFCom');
    expect(official.length).toBeGreaterThan(390);
    expect(outlineOfPlan(planOf(nfcomLayout).root)).toEqual(official);
  });
});
