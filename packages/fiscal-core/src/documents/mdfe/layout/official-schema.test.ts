import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { schemaFolders } from '../../layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { DOCUMENT_SCHEMA, MODAL_SCHEMAS } from '../fixtures/schemas.ts';
import { mdfeLayout } from './layout.ts';

const [folder] = schemaFolders('mdfe');

describe.skipIf(!folder)(`MDF-e layout and the official schemas (${folder ?? 'not installed'})`, () => {
  const schema = (file: string) => loadSchema(join(folder ?? '', file));
  it('say the same: every element, its order, occurrence, choices, optional blocks and facets, the modals in their place', () => {
    const modals = Object.entries(MODAL_SCHEMAS).map(([root, file]) => outlineOfSchema(schema(file), root));
    const official = outlineOfSchema(schema(DOCUMENT_SCHEMA), 'MDFe', modals);
    expect(official.length).toBeGreaterThan(330);
    expect(outlineOfPlan(planOf(mdfeLayout).root)).toEqual(official);
  });
});
