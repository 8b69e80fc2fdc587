import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { FACTS, factRows, plainPath } from '../../layout/testing/facts.ts';
import { cteLayout } from './layout.ts';

const written = (path = ''): string => path.replace(/^CTe\//, '').replaceAll('[]', '');
/** A list of texts is told by its name alone, and so is one whose entries have a single field. */
const named = (path: string): string =>
  path.replace(/\[\]$/, '').replace('chave_cte_complementado[].chave_cte', 'chave_cte_complementado');

describe.skipIf(!existsSync(FACTS))('CT-e layout and the collected facts (../shared/fields)', () => {
  const rows = factRows('cte.csv').filter(({ group = '' }) => !group.startsWith('evento '));
  const offered = rows.filter(({ json_path = '' }) => !json_path.startsWith('('));
  const leaves = planOf(cteLayout).nodes.filter((node) => node.node === 'leaf');
  const fieldOf = ({ json }: (typeof leaves)[number]): string =>
    named((json ?? []).filter((part) => typeof part === 'string').join(''));

  it('feeds an element from every documented field, or says that the field is ignored', () => {
    const known = new Set([
      ...leaves.filter(({ json }) => json).map(fieldOf),
      ...cteLayout.ignored.map(({ path }) => path),
    ]);
    const documented = new Set(offered.map((row) => row['json_path'] ?? ''));
    expect(documented.size).toBeGreaterThan(380);
    expect([...documented].filter((path) => !known.has(path))).toEqual([]);
    expect([...known].filter((path) => !documented.has(path))).toEqual([]);
  });

  it('feeds each element from the field the facts name', () => {
    const fed = new Set(leaves.map((leaf) => `${plainPath(leaf.xml)} <- ${fieldOf(leaf)}`));
    const wanted = offered
      .filter((row) => row['xml_path']?.startsWith('CTe/'))
      .map((row) => `${written(row['xml_path'])} <- ${row['json_path']}`);
    expect(wanted.length).toBeGreaterThan(420);
    expect(wanted.filter((pair) => !fed.has(pair))).toEqual([]);
  });

  it('has every element of the facts and no other', () => {
    const ours = new Set(leaves.map(({ xml }) => plainPath(xml)));
    const listed = new Set(
      rows.filter((row) => row['xml_path']?.startsWith('CTe/')).map((row) => written(row['xml_path'])),
    );
    expect(listed.size).toBe(455);
    expect([...listed].filter((path) => !ours.has(path))).toEqual([]);
    expect([...ours].filter((path) => !listed.has(path))).toEqual([]);
  });
});
