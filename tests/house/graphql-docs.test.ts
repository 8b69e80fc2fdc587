import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_COST_MAX } from '../../apps/api/src/env.ts';
import { LIMITS } from '../../apps/api/src/graphql/guards/limits.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

const text = fs.readFileSync(path.join(ROOT, 'docs/graphql.md'), 'utf8');

it('docs/graphql.md lists the limits that the code has', () => {
  const listed = [...text.matchAll(/^\| `([a-z]\w+)` +\| ([\d,]+) +\| (.+?) +\|$/gm)];
  const documented = Object.fromEntries(
    listed.map(([, name = '', max = '']) => [name, Number(max.replaceAll(',', ''))]),
  );
  expect(documented).toEqual(
    Object.fromEntries(Object.entries(LIMITS).map(([name, { max }]) => [name, max])),
  );
  expect(text).toContain(`At most ${DEFAULT_COST_MAX.toLocaleString('en-US')} (`);
});
