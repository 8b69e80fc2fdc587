import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { FACTS, factRows, fedPairs, fieldPaths, plainPath } from '../../layout/testing/facts.ts';
import { dceLayout } from './layout.ts';

const written = (path = ''): string => path.replace(/^DCe\//, '').replaceAll('[]', '');

describe.skipIf(!existsSync(FACTS))('DC-e layout and the collected facts (../shared/fields)', () => {
  // EmpEmisProp is of the older revision of the schema: type 2 has no group of its own any more.
  const rows = factRows('dce.csv').filter(
    ({ group = '' }) => !group.startsWith('evento ') && !group.endsWith('/EmpEmisProp'),
  );
  const fields = rows.filter(({ json_path = '' }) => !json_path.startsWith('(') && json_path !== 'mod');

  it('feeds an element from every documented field, and from no other', () => {
    const documented = new Set(fields.map((row) => row['json_path'] ?? ''));
    expect(documented.size).toBeGreaterThan(60);
    expect([...fieldPaths(dceLayout)].toSorted()).toEqual([...documented].toSorted());
  });

  it('feeds each element from the field the facts name', () => {
    const wanted = fields.map(
      (row) => `${written(row['xml_path'])} <- ${(row['json_path'] ?? '').replaceAll('[]', '')}`,
    );
    const fed = fedPairs(dceLayout);
    expect(wanted.filter((pair) => !fed.has(pair))).toEqual([]);
  });

  it('has every element of the facts and no other', () => {
    const ours = planOf(dceLayout).nodes.flatMap((node) =>
      node.node === 'leaf' ? [plainPath(node.xml)] : [],
    );
    const listed = new Set(rows.map((row) => written(row['xml_path'])));
    expect(new Set(ours)).toEqual(listed);
  });
});
