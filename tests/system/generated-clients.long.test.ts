import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { obtainNpmTool } from '../../scripts/install/npm-tool.mjs';
import { obtainPythonTool } from '../../scripts/install/python-tool.mjs';
import { obtainNode } from '../../scripts/suites/release-node.mjs';
import { clientRooms, EXPECTED, lines, PROGRAMS } from '../support/generated-clients.ts';

const TYPESCRIPT = ['typescript@5.9.3', '@types/node@24.10.1', 'tsx@4.23.15'];
const { dir, spec, roomOf, runToEnd } = clientRooms();

describe('a program over what a generator makes of /openapi.strict.json emits, waits, cancels and reads the paper', {
  timeout: 1_200_000,
}, () => {
  it('openapi-python-client (needs pip)', async (test) => {
    const tool = await obtainPythonTool('openapi-python-client');
    if (tool === null) return test.skip();
    const { room } = await roomOf('python');
    const files = {
      'application/pdf': 'application/octet-stream',
      'application/zip': 'application/octet-stream',
      'application/xml': 'text/plain',
    };
    const config = path.join(dir, 'python.json');
    fs.writeFileSync(config, JSON.stringify({ content_type_overrides: files }));
    const flags = ['--path', spec, '--output-path', room, '--overwrite', '--config', config];
    const printed = await runToEnd(tool.command, [...tool.args, 'generate', ...flags], dir, tool.env);
    expect(printed).not.toMatch(/WARNING|ERROR/);
    const env = { ...tool.env, PYTHONPATH: `${room}${path.delimiter}${tool.env['PYTHONPATH']}` };
    const program = path.join(PROGRAMS, 'main.py');
    expect(lines(await runToEnd(tool.command, [program, path.join(dir, 'body.json')], dir, env))).toEqual(
      EXPECTED,
    );
  });

  it('openapi-typescript', async () => {
    const tool = await obtainNpmTool('openapi-typescript', [
      'openapi-typescript@7.13.0',
      'openapi-fetch@0.17.0',
      ...TYPESCRIPT,
    ]);
    await runTyped('openapi-typescript', tool, 'openapi-fetch.ts.txt', [
      'openapi-typescript',
      spec,
      '-o',
      'types.d.ts',
    ]);
  });

  it('hey-api', async () => {
    const tool = await obtainNpmTool('hey-api', ['@hey-api/openapi-ts@0.99.0', ...TYPESCRIPT]);
    await runTyped('hey-api', tool, 'hey-api.ts.txt', [
      'openapi-ts',
      '-i',
      spec,
      '-o',
      'client',
      '--no-log-file',
    ]);
  });
});

/** Generates, checks the program's types with the body written into it, and runs it by the Node of releases. */
async function runTyped(name: string, tool: string, program: string, generator: readonly string[]) {
  const { room, body } = await roomOf(name);
  const bin = await obtainNode();
  const env = { PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
  const node = path.join(bin, 'node');
  const command = (script: string, args: readonly string[]) =>
    runToEnd(node, [path.join(tool, 'node_modules/.bin', script), ...args], room, env);
  fs.symlinkSync(path.join(tool, 'node_modules'), path.join(room, 'node_modules'));
  fs.writeFileSync(path.join(room, 'package.json'), JSON.stringify({ type: 'module' }));
  const [made = '', ...args] = generator;
  await command(made, args);
  const text = fs.readFileSync(path.join(PROGRAMS, program), 'utf8').replace(/= BODY;/, `= ${body};`);
  fs.writeFileSync(path.join(room, 'main.ts'), text);
  const strict = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--types', 'node'];
  await command('tsc', [
    ...strict,
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    'main.ts',
  ]);
  expect(lines(await runToEnd(node, ['--import', 'tsx', 'main.ts'], room, env))).toEqual(EXPECTED);
}
