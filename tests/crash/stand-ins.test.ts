import path from 'node:path';
import { expect, it } from 'vitest';
import { exportsOf, importsAmong, logicIn } from '../../scripts/base/imports.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { STAND_INS } from './stand-ins.mjs';

const imports = importsAmong(['apps', 'packages'].flatMap(logicIn));

it.each([...STAND_INS].map((files) => files.map((file) => path.relative(ROOT, file))))(
  'all that the product imports of %s is exported by %s',
  (real = '', standIn = '') => {
    const needed = new Set(imports.filter(({ to }) => to === real).flatMap(({ names }) => names));
    expect(needed.size).toBeGreaterThan(0);
    const offered = exportsOf(standIn);
    expect([...needed].filter((name) => !offered.includes(name))).toEqual([]);
  },
);
