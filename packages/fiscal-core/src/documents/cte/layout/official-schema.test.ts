import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { cteLayout } from './layout.ts';
import { MODAL_SCHEMAS } from './testing/two-steps.ts';

const [folder] = schemaFolders('cte');

describe.skipIf(!folder)(`CT-e layout and the official schemas (${folder ?? 'not installed'})`, () => {
  const schema = (file: string) => loadSchema(join(folder ?? '', file));
  it('say the same: every element, its order, occurrence, choices, optional blocks and facets, the modals in their place', () => {
    const modals = Object.entries(MODAL_SCHEMAS).map(([root, file]) => outlineOfSchema(schema(file), root));
    const official = outlineOfSchema(schema('cte_v4.00.xsd'), 'CTe', modals);
    expect(official.length).toBeGreaterThan(600);
    expect(outlineOfPlan(planOf(cteLayout).root)).toEqual(official);
  });
});
