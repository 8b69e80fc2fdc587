import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';

const PACKAGES = {
  '@fiscal/core': 'packages/fiscal-core',
  '@fiscal/db': 'packages/db',
  '@fiscal/paper': 'packages/paper',
  '@fiscal/telemetry': 'packages/telemetry',
  '@fiscal/webhooks': 'packages/webhooks',
};

function sources(dir: string): string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|generated|\..*)$/.test(entry.name) ? [] : sources(file);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [file] : [];
  });
}

/** Every quoted `@fiscal/<package>/<door>`, in code or in a mock of it. */
const texts = ['apps', 'packages', 'scripts', 'tests'].flatMap((dir) =>
  sources(path.join(ROOT, dir)).map((file) => fs.readFileSync(file, 'utf8')),
);

it.each(Object.entries(PACKAGES))('the exports of %s are the doors that others use, no more', (name, dir) => {
  const used = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`['"]${name}/([\\w./-]+)['"]`, 'g'))].map((m) => m[1]),
    ),
  );
  const wanted = Object.fromEntries([...used].map((door) => [`./${door}`, `./src/${door}.ts`]));
  expect(readJson(path.join(ROOT, dir, 'package.json'))?.exports).toEqual(wanted);
});
