import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Company, newAccount, newCompany, send } from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { run } from '../../scripts/base/run.mjs';
import { obtainNpmTool } from '../../scripts/install/npm-tool.mjs';
import { obtainPythonTool } from '../../scripts/install/python-tool.mjs';
import { hasTool } from '../../scripts/install/test-tools.mjs';
import { obtainNode } from '../../scripts/suites/release-node.mjs';

/** Each program in its language: what integrators write over what a generator makes of the published document. */
const PROGRAMS = path.join(ROOT, 'tests/generated-clients');
const GENERATOR = 'org.openapitools:openapi-generator-cli:7.17.0';
const TYPESCRIPT = ['typescript@5.9.3', '@types/node@24.10.1', 'tsx@4.23.15'];
/** Output of every program: the verdict, the cancellation, the document then, and the beginning of its paper. */
const EXPECTED = ['AUTORIZADA', 'autorizado', 'CANCELADA', '%PDF-'];
const MINUTES = 60_000;

const published = z.looseObject({
  paths: z.looseObject({
    '/v1/nfe/emit': z.object({
      post: z.object({
        requestBody: z.object({
          content: z.object({
            'application/json': z.object({
              examples: z.record(z.string(), z.object({ value: z.unknown() })),
            }),
          }),
        }),
      }),
    }),
  }),
});

let dir: string;
let company: Company;
let spec: string;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-clients-'));
  company = await newCompany(await newAccount());
  spec = path.join(dir, 'openapi.strict.json');
});
afterAll(() => {
  if (dir !== undefined) fs.rmSync(dir, { recursive: true, force: true });
});

/** An example of the document as it is served now, of their own company. */
async function example(): Promise<string> {
  const { text } = await send('GET', '/openapi.strict.json', {});
  fs.writeFileSync(spec, text);
  const { post } = published.parse(JSON.parse(text)).paths['/v1/nfe/emit'];
  const { minima } = post.requestBody.content['application/json'].examples;
  return JSON.stringify(minima?.value).replaceAll('11222333000181', company.cnpj);
}

/** A folder for one language, with the body to emit in it. */
async function roomOf(language: string): Promise<{ readonly room: string; readonly body: string }> {
  const room = path.join(dir, language);
  fs.mkdirSync(room, { recursive: true });
  const body = await example();
  fs.writeFileSync(path.join(dir, 'body.json'), body);
  return { room, body };
}

const environment = (more: Readonly<Record<string, string | undefined>> = {}) => ({
  ...machineEnv(process.env),
  EMITE_URL: stack().apiUrl,
  EMITE_ACCESS_KEY: company.accessKey,
  EMITE_TOKEN: company.testToken,
  ...more,
});

/** Runs a command to its end, and throws its output when it fails. */
async function runToEnd(
  command: string,
  args: string[],
  cwd: string,
  more?: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env: environment(more) });
  expect(code, `${command} ${args.join(' ')}\n${output.slice(-4000)}`).toBe(0);
  return output;
}

const lines = (output: string) => output.trim().split('\n');

/** Output of openapi-generator, by its jar of Maven Central. */
async function generate(language: string, ...options: readonly string[]): Promise<string> {
  const { room } = await roomOf(language);
  await runToEnd(
    'mvn',
    ['-q', 'dependency:copy', `-Dartifact=${GENERATOR}`, `-DoutputDirectory=${dir}`],
    dir,
  );
  const jar = path.join(dir, `${GENERATOR.split(':').slice(1).join('-')}.jar`);
  const only = '--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
  await runToEnd(
    'java',
    ['-jar', jar, 'generate', '-i', spec, '-g', language, '-o', room, only, ...options],
    dir,
  );
  return room;
}

const jvm = hasTool('javac') && hasTool('mvn');

describe('a program over what a generator makes of /openapi.strict.json emits, waits, cancels and reads the paper', () => {
  it.skipIf(!jvm)(
    'openapi-generator, Java (needs a JDK and Maven)',
    async () => {
      const room = await generate('java', '--library=native');
      fs.copyFileSync(path.join(PROGRAMS, 'Main.java'), path.join(room, 'src/main/java/Main.java'));
      await runToEnd(
        'mvn',
        ['-q', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'],
        room,
      );
      const classpath = `target/classes:${fs.readFileSync(path.join(room, 'classpath'), 'utf8').trim()}`;
      expect(
        lines(await runToEnd('java', ['-cp', classpath, 'Main', path.join(dir, 'body.json')], room)),
      ).toEqual(EXPECTED);
    },
    20 * MINUTES,
  );

  it.skipIf(!jvm || !hasTool('go'))(
    'openapi-generator, Go (needs Go and Maven)',
    async () => {
      const module = ['--git-host=example.com', '--git-user-id=clients', '--git-repo-id=emite'];
      const room = await generate(
        'go',
        '--additional-properties=enumClassPrefix=true,packageName=emite',
        ...module,
      );
      fs.mkdirSync(path.join(room, 'cmd'));
      fs.copyFileSync(path.join(PROGRAMS, 'main.go'), path.join(room, 'cmd/main.go'));
      expect(lines(await runToEnd('go', ['run', './cmd', path.join(dir, 'body.json')], room))).toEqual(
        EXPECTED,
      );
    },
    20 * MINUTES,
  );

  it.skipIf(!jvm || !hasTool('php'))(
    'openapi-generator, PHP (needs PHP and Maven)',
    async () => {
      const room = await generate('php');
      const program = path.join(PROGRAMS, 'main.php');
      expect(lines(await runToEnd('php', [program, path.join(dir, 'body.json')], room))).toEqual(EXPECTED);
    },
    20 * MINUTES,
  );

  it(
    'openapi-python-client (needs pip)',
    async (test) => {
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
    },
    20 * MINUTES,
  );

  it(
    'openapi-typescript',
    async () => {
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
    },
    20 * MINUTES,
  );

  it(
    'hey-api',
    async () => {
      const tool = await obtainNpmTool('hey-api', ['@hey-api/openapi-ts@0.99.0', ...TYPESCRIPT]);
      await runTyped('hey-api', tool, 'hey-api.ts.txt', [
        'openapi-ts',
        '-i',
        spec,
        '-o',
        'client',
        '--no-log-file',
      ]);
    },
    20 * MINUTES,
  );
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
