import { describe, expect, it } from 'vitest';
import { officialSchema } from '../../testing/official-schemas.ts';
import { planOf } from './plan.ts';
import { LAYOUTS } from './testing/layouts.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from './testing/xsd-outline.ts';

const outline = (file: string, root: string, bodies: readonly (readonly string[])[] = []) =>
  outlineOfSchema(loadSchema(officialSchema(file)), root, bodies);

describe('the layout and the official schema', () => {
  it.each(LAYOUTS)(
    'of $type agree: every element, its order, occurrence, choices, optional blocks and facets, the modals in their place',
    ({ layout, schema, modals = {} }) => {
      const bodies = Object.entries(modals).map(([tag, file]) => outline(file, tag));
      expect(outlineOfPlan(planOf(layout).root)).toEqual(outline(schema, layout.root, bodies));
    },
  );
});
