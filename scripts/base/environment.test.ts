import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PORTS } from '../stack/settings.mjs';
import { settingNames, settingsOf } from './environment.mjs';
import { ROOT } from './paths.mjs';

const schemas = ['packages', 'apps']
  .flatMap((group) =>
    fs
      .readdirSync(path.join(ROOT, group), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(group, file)),
  )
  .filter(
    (file) =>
      /[\\/](?:env|settings[\\/](?:process|temporal))\.ts$/.test(file) && !file.includes('node_modules'),
  );

it('finds the processes that read the environment', () => {
  expect(schemas.length).toBeGreaterThanOrEqual(3);
});

it.each(schemas)('.env.example lists every setting of %s', (file) => {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const names = [
    ...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):|\['([A-Z][A-Z0-9_]+)'\]|'([A-Z][A-Z0-9_]+)'/gm),
  ].map(([, ofSchema, indexed, named]) => ofSchema ?? indexed ?? named);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name !== undefined && !settingNames().includes(name))).toEqual([]);
});

it('.env.example lists every port', () => {
  expect(settingNames()).toEqual(expect.arrayContaining(Object.values(PORTS).map(({ env }) => env)));
});

it('hands on the settings that the product knows and nothing else', () => {
  expect(settingsOf({ LOG_LEVEL: 'debug', HISTFILE: 'x' })).toEqual({ LOG_LEVEL: 'debug' });
});
