import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../layout/plan.ts';
import { type Scope, scopeOf } from '../../layout/scope.ts';
import { nfeLayout } from './layout.ts';

/** The collected facts about fields, when this checkout stands beside them. */
const FACTS = fileURLToPath(new URL('../../../../../../../shared/fields/', import.meta.url));

function rows(file: string): Record<string, string>[] {
  const [header = [], ...lines] = readFileSync(`${FACTS}${file}`, 'utf8')
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/)
    .map(cells);
  return lines.map((line) => Object.fromEntries(header.map((name, i) => [name, line[i] ?? ''])));
}

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) =>
    (match[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
  );
}

function paths(scope: Scope, prefix = ''): string[] {
  const lists = [...scope.lists].flatMap(([name, list]) => [
    `${prefix}${name}`,
    ...paths(list.scope, `${prefix}${name}[].`),
  ]);
  return [...[...scope.fields.keys()].map((field) => `${prefix}${field}`), ...lists];
}

describe.skipIf(!existsSync(FACTS))('NF-e layout and the collected facts (../shared/fields)', () => {
  it('feeds an element from every documented field, or says that the field is ignored', () => {
    const known = new Set([...paths(scopeOf(nfeLayout)), ...nfeLayout.ignored.map((field) => field.path)]);
    const documented = rows('nfe.csv')
      .map((row) => row['json_path'] ?? '')
      .filter((path) => path !== '-');
    expect(new Set(documented).size).toBeGreaterThan(633);
    expect(documented.filter((path) => !known.has(path))).toEqual([]);
    expect([...known].filter((path) => !documented.includes(path))).toEqual([]);
  });

  it('feeds each element from the field the facts name', () => {
    const fed = new Set(
      planOf(nfeLayout).nodes.flatMap((node) =>
        node.node === 'leaf' && node.json
          ? [
              `${node.xml
                .filter((part) => typeof part === 'string')
                .join('')
                .replaceAll(
                  '[]',
                  '',
                )} <- ${node.json.map((part) => (typeof part === 'string' ? part : '')).join('')}`,
            ]
          : [],
      ),
    );
    const wanted = rows('nfe.csv').filter(
      (row) =>
        row['json_path'] !== '-' &&
        !row['type']?.startsWith('array') &&
        /^infNFe[/\w@]+$/.test(row['xml_path'] ?? ''),
    );
    expect(wanted.length).toBeGreaterThan(500);
    expect(
      wanted.map((row) => `${row['xml_path']} <- ${row['json_path']}`).filter((pair) => !fed.has(pair)),
    ).toEqual([]);
  });

  it('has every child of every tax element, fed by the field the facts name', () => {
    const fed = new Map<string, Set<string>>();
    for (const node of planOf(nfeLayout).nodes) {
      if (node.node !== 'leaf' || !node.source) continue;
      const path = node.xml
        .filter((part) => typeof part === 'string')
        .join('')
        .replaceAll('[]', '');
      for (const tag of path.split('/')) {
        const fields = fed.get(tag) ?? new Set();
        fed.set(tag, fields.add(`${node.tag} <- itens[].${node.source.field}`));
      }
    }
    const missing = rows('nfe-tax-groups.csv')
      .filter((row) => row['json_field']?.startsWith('itens[].'))
      .filter((row) => {
        const element = (row['element'] ?? '').split('/').at(-1) ?? '';
        return ![...(fed.get(element) ?? [])].includes(
          `${(row['tag'] ?? '').split('/').at(-1)} <- ${row['json_field']}`,
        );
      });
    expect(missing.map((row) => `${row['element']}/${row['tag']} <- ${row['json_field']}`)).toEqual([]);
  });

  it('has every element of the collected document order', () => {
    const ours = new Set(
      planOf(nfeLayout).nodes.flatMap((node) =>
        node.node === 'choice'
          ? []
          : [
              node.xml
                .filter((part) => typeof part === 'string')
                .join('')
                .replaceAll('[]', ''),
            ],
      ),
    );
    const listed = rows('nfe-xml-order.csv').map((row) => (row['xml_path'] ?? '').replace(/^NFe\//, ''));
    expect(listed.length).toBeGreaterThan(1_000);
    expect(listed.filter((path) => !ours.has(path))).toEqual([]);
  });
});
