import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Path } from '../path.ts';
import { planOf } from '../plan.ts';
import { type Scope, scopeOf } from '../scope.ts';
import type { Layout } from '../types.ts';

/** The collected facts about fields, when this checkout stands beside them. */
export const FACTS = fileURLToPath(new URL('../../../../../../../shared/fields/', import.meta.url));

const cells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) =>
    (match[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
  );

/** One file of facts: column → cell per row. */
export function factRows(file: string): Record<string, string>[] {
  const [header = [], ...lines] = readFileSync(`${FACTS}${file}`, 'utf8')
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/)
    .map(cells);
  return lines.map((line) => Object.fromEntries(header.map((name, i) => [name, line[i] ?? ''])));
}

/** A path without indices: `infDPS/serv/cServ/xDescServ`. */
export const plainPath = (path: Path): string =>
  path
    .filter((part) => typeof part === 'string')
    .join('')
    .replaceAll('[]', '');

/** Every JSON field of a layout: `itens[].descricao`. */
export function fieldPaths(layout: Layout): Set<string> {
  const walk = (scope: Scope, prefix: string): string[] => [
    ...[...scope.fields.keys()].map((field) => `${prefix}${field}`),
    ...[...scope.lists].flatMap(([name, list]) => walk(list.scope, `${prefix}${name}[].`)),
  ];
  return new Set(walk(scopeOf(layout), ''));
}

/** `infDPS/serv/cServ/xDescServ <- descricao_servico` of every leaf that a JSON field feeds, indices left out. */
export const fedPairs = (layout: Layout): Set<string> =>
  new Set(
    planOf(layout).nodes.flatMap((node) =>
      node.node === 'leaf' && node.json ? [`${plainPath(node.xml)} <- ${plainPath(node.json)}`] : [],
    ),
  );
