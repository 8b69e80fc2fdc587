import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { logicIn } from '../../scripts/base/imports.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';

interface Example {
  readonly checklist: string;
  /** Names of files dedicated to it. */
  readonly own: RegExp;
  /** Mentions in other files. */
  readonly named: RegExp;
  /** A line in a list that a test holds against what there is. */
  readonly listed?: RegExp;
  /** Files that are not its own. */
  readonly editsMax: number;
}

const EXAMPLES: readonly Example[] = [
  { checklist: 'an event', own: /registro-multimodal/, named: /registro-multimodal|'110160'/, editsMax: 4 },
  {
    checklist: 'a route',
    own: /unclosed-mdfe/,
    named: /list-?unclosed-?mdfe/i,
    listed: /GET \/v1\/[^'`]*nao-encerrados/,
    editsMax: 6,
  },
  {
    checklist: 'a page of the console',
    own: /\/(?:credits|creditos)\b/,
    named: /features\/credits|'\/creditos|procedures\/credits/,
    editsMax: 6,
  },
  {
    checklist: 'a field of a Nota Técnica',
    own: /(?!)/,
    named: /valor_unitario_liquido|vUnComLiq/,
    editsMax: 6,
  },
];

const CONTRIBUTING = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
/** Rejections have a list of their own; test support is found by its tests, and a generated text by its command. */
const ELSEWHERE =
  /\/rejections\/|\/test\/|-facets\.ts$|^e2e\/specs\/|^apps\/admin\/src\/text\/event-words|\/people-words\/english\/tables\//;
const FILES = ['packages', 'apps', 'scripts', 'e2e'].flatMap(logicIn).filter((file) => !ELSEWHERE.test(file));

/** Patterns of the places that a checklist names; `<type>` and its like match any folder or file. */
function placesOf(checklist: string): RegExp[] {
  const [, section = ''] = CONTRIBUTING.split(`## Checklist: ${checklist}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/`([\w./()<>-]+\/[\w./()<>[\]-]*)`/g)].map(
    ([, place = '']) => new RegExp(`^${place.replace(/[.()[\]]/g, '\\$&').replace(/<\w+>/g, '[^/]+')}`),
  );
}

const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const speaking = (named: RegExp): string[] =>
  FILES.filter((file) => named.test(file) || named.test(textOf(file)));
/** Tests of the API that have a line like this. */
const listing = (listed: RegExp): string[] =>
  ['apps/api/src', 'apps/api/test']
    .flatMap((dir) =>
      fs
        .readdirSync(path.join(ROOT, dir), { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(dir, name)),
    )
    .filter((file) => file.endsWith('.test.ts') && listed.test(textOf(file)));

it('a dated rule is in no more files than an undated one', () => {
  const [undated, dated] = ["'483'", "'1130'"].map((code) => speaking(new RegExp(code)));
  expect(dated?.length, dated?.join()).toBeLessThanOrEqual(undated?.length ?? 0);
  expect(dated?.length).toBeGreaterThan(2);
  const dates = /\b(?:applies|inForce)\(|20\d\d-\d\d-\d\d/;
  const judged = dated?.filter((file) => dates.test(textOf(file)));
  expect(judged).toEqual([]);
});

it.each(EXAMPLES)(
  'the checklist of $checklist names every place that its example is in, and these are few',
  ({ checklist, own, named, listed, editsMax }) => {
    const found = speaking(named);
    const lists = listed === undefined ? [] : listing(listed);
    const places = placesOf(checklist);
    expect([...found, ...lists].filter((file) => !places.some((place) => place.test(file)))).toEqual([]);
    expect(lists.length > 1).toBe(listed !== undefined);
    const edits = found.filter((file) => !own.test(file));
    expect(edits.length, edits.join()).toBeLessThanOrEqual(editsMax);
    expect(edits.length).toBeGreaterThan(0);
  },
);
