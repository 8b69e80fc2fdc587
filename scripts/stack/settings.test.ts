import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SEARCH_ATTRIBUTES as CONTRACT } from '../../packages/fiscal-core/src/lifecycle/contract.ts';
import { ROOT } from '../base/paths.mjs';
import { portBase, portsFrom, singlePort } from './settings.mjs';
import { DYNAMIC, SEARCH_ATTRIBUTES } from './temporal.mjs';

it('uses the usual ports when nothing is set', () => {
  expect(portsFrom({}, undefined)).toMatchObject({
    api: 4000,
    sandbox: 4100,
    temporal: 7233,
    temporalUi: 8233,
  });
});

it('moves every port with --port-base, and lets single settings win', () => {
  const ports = portsFrom({ SANDBOX_PORT: '5100' }, portBase('14000'));
  expect(ports).toMatchObject({ api: 14_000, worker: 14_001, sandbox: 5100 });
});

it('names the setting that gives no port', () => {
  expect(() => portsFrom({ PORT: 'abc' }, undefined)).toThrow('PORT: abc');
  expect(() => portBase('80')).toThrow('--port-base');
  expect(() => singlePort('POSTGRES_PORT', '70000')).toThrow('POSTGRES_PORT: 70000');
  expect(singlePort('POSTGRES_PORT', '5433')).toBe(5433);
  expect(singlePort('POSTGRES_PORT', undefined)).toBeUndefined();
});

it('refuses two services on one port', () => {
  expect(() => portsFrom({ PORT: '4100' }, undefined)).toThrow('SANDBOX_PORT and PORT are both 4100');
});

it('registers the search attributes that workflows set', () => {
  expect(SEARCH_ATTRIBUTES).toEqual([...CONTRACT]);
});

it('gives Temporal in containers the dynamic settings of the development server', () => {
  const file = path.join(ROOT, 'deploy/compose/temporal-dynamic.yaml');
  const settings = Object.entries(DYNAMIC).map(([name, text]) => [name, [{ value: JSON.parse(text) }]]);
  expect(parse(fs.readFileSync(file, 'utf8'))).toEqual(Object.fromEntries(settings));
});
