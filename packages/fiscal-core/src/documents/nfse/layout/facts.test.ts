import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { FACTS, factRows, fedPairs, fieldPaths, plainPath } from '../../layout/testing/facts.ts';
import { nfseLayout } from './layout.ts';

const written = (path: string): string => path.replace(/^DPS\//, '').replaceAll('[]', '');

describe.skipIf(!existsSync(FACTS))('DPS layout and the collected facts (../shared/fields)', () => {
  const rows = factRows('nfse.csv').filter(({ group = '' }) => !group.startsWith('evento '));
  const offered = rows.filter(({ json_path = '' }) => !json_path.startsWith('('));

  it('feeds an element from every documented field, or says that the field is ignored', () => {
    const known = new Set([...fieldPaths(nfseLayout), ...nfseLayout.ignored.map(({ path }) => path)]);
    const documented = new Set(offered.map((row) => row['json_path'] ?? ''));
    expect(documented.size).toBeGreaterThan(240);
    expect([...documented].filter((path) => !known.has(path))).toEqual([]);
    expect([...known].filter((path) => !documented.has(path))).toEqual([]);
  });

  it('feeds each element from the field the facts name', () => {
    const ignored = new Set(nfseLayout.ignored.map(({ path }) => path));
    const fed = fedPairs(nfseLayout);
    const wanted = offered
      .filter((row) => !ignored.has(row['json_path'] ?? ''))
      .map((row) => `${written(row['xml_path'] ?? '')} <- ${row['json_path']?.replaceAll('[]', '')}`);
    expect(wanted.length).toBeGreaterThan(240);
    expect(wanted.filter((pair) => !fed.has(pair))).toEqual([]);
  });

  it('has every element of the facts', () => {
    const ours = new Set(
      planOf(nfseLayout).nodes.flatMap((node) => (node.node === 'leaf' ? [plainPath(node.xml)] : [])),
    );
    const listed = rows
      .filter(
        (row) => row['xml_path']?.startsWith('DPS/') && row['json_path'] !== 'indicador_operacao_zfm_alc',
      )
      .map((row) => written(row['xml_path'] ?? ''));
    expect(listed.filter((path) => !ours.has(path))).toEqual([]);
    expect([...ours].filter((path) => !listed.includes(path))).toEqual([]);
  });
});
