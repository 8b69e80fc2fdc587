import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';
import { missingPlatforms } from '../../scripts/install/lock-platforms.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}
const lock: { readonly packages: Record<string, Entry> } = readJson(path.join(ROOT, 'package-lock.json'));
const fetched = Object.entries(lock.packages).filter(
  ([at, { link }]) => at.includes('node_modules/') && !link,
);

it('has a SHA-512 of every package, and the address of none but the public registry', () => {
  expect(fetched.length).toBeGreaterThan(500);
  const wrong = fetched.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') ||
      (integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)),
  );
  expect(wrong.map(([at]) => at)).toEqual([]);
});

it('has one of every entry but the optional packages of other platforms, exactly as npm run lock names them', () => {
  const bare = Object.fromEntries(fetched.filter(([, { integrity }]) => integrity === undefined));
  const rest = Object.entries(lock.packages).filter(([at]) => !(at in bare));
  const named = missingPlatforms({ packages: Object.fromEntries(rest) });
  expect(Object.keys(bare).sort()).toEqual(Object.keys(named).sort());
  expect(bare).toMatchObject(named);
});

it('has one better-auth for API, database and plugins', () => {
  const versions = (name: string) =>
    fetched.filter(([at]) => at.endsWith(`node_modules/${name}`)).map(([at, { version }]) => [at, version]);
  const [[, version = ''] = []] = versions('better-auth');
  expect(versions('better-auth')).toEqual([['node_modules/better-auth', version]]);
  expect(versions('@better-auth/core')).toEqual([['node_modules/@better-auth/core', version]]);
  expect(versions('better-call')).toHaveLength(1);
});
