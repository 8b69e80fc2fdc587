import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const WORKFLOWS = '.github/workflows';

it('the version of the product is the one that release-please and the changelog know', () => {
  const { version } = readJson(path.join(ROOT, 'package.json'));
  expect(readJson(path.join(ROOT, '.release-please-manifest.json'))).toEqual({ '.': version });
  expect(/^## \[?(\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  const versions = ['Dockerfile', 'compose.yaml', 'helm/emite/Chart.yaml'].flatMap((file) =>
    [...read(`deploy/${file}`).matchAll(/(?:VERSION=|EMITE_VERSION:-|ersion: )(\d+\.\d+\.\d+)/g)].map(
      ([, one]) => one,
    ),
  );
  expect(versions).toEqual(Array.from({ length: 9 }, () => version));
});

it('CI runs on the oldest Node that starts and on the line of releases', () => {
  const oldest = readJson(path.join(ROOT, 'package.json')).engines.node.replace('>=', '');
  const [line] = read('.node-version').split('.');
  expect(Number(line) % 2, 'odd lines have no long-term support').toBe(0);
  expect(read(`${WORKFLOWS}/ci.yml`)).toMatch(new RegExp(`node: \\[.${oldest}., .${line}.\\]`));
});

it.each(fs.readdirSync(path.join(ROOT, WORKFLOWS)))('%s runs actions by their commit', (file) => {
  const actions = [...read(`${WORKFLOWS}/${file}`).matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('every folder of CODEOWNERS exists', () => {
  const places = read('.github/CODEOWNERS')
    .split('\n')
    .flatMap((line) => /^(\/\S+)/.exec(line)?.[1] ?? []);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !fs.existsSync(path.join(ROOT, place)))).toEqual([]);
});
