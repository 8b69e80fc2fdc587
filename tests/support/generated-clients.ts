import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { type Company, newAccount, newCompany, send } from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { run } from '../../scripts/base/run.mjs';

/** Each program in its language: what integrators write over what a generator makes of the published document. */
export const PROGRAMS = path.join(ROOT, 'tests/generated-clients');
/** Output of every program: the verdict, the cancellation, the document then, and the beginning of its paper. */
export const EXPECTED = ['AUTORIZADA', 'autorizado', 'CANCELADA', '%PDF-'];

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

/** Rooms for generated clients of one test file, and the company that they emit for. */
export function clientRooms() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-clients-'));
  const spec = path.join(dir, 'openapi.strict.json');
  let company: Company;
  beforeAll(async () => {
    company = await newCompany(await newAccount());
  });
  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

  /** An example of the document as it is served now, of their own company. */
  async function example(): Promise<string> {
    const { text } = await send('GET', '/openapi.strict.json', {});
    fs.writeFileSync(spec, text);
    const { post } = published.parse(JSON.parse(text)).paths['/v1/nfe/emit'];
    const { minima } = post.requestBody.content['application/json'].examples;
    return JSON.stringify(minima?.value).replaceAll('11222333000181', company.cnpj);
  }

  const environment = (more: Readonly<Record<string, string | undefined>> = {}) => ({
    ...machineEnv(process.env),
    EMITE_URL: stack().apiUrl,
    EMITE_ACCESS_KEY: company.accessKey,
    EMITE_TOKEN: company.testToken,
    ...more,
  });

  return {
    dir,
    spec,
    /** A folder for one language, with the body to emit in it. */
    roomOf: async (language: string): Promise<{ readonly room: string; readonly body: string }> => {
      const room = path.join(dir, language);
      fs.mkdirSync(room, { recursive: true });
      const body = await example();
      fs.writeFileSync(path.join(dir, 'body.json'), body);
      return { room, body };
    },
    /** Runs a command to its end, and throws its output when it fails. */
    runToEnd: async (
      command: string,
      args: string[],
      cwd: string,
      more?: Readonly<Record<string, string | undefined>>,
    ): Promise<string> => {
      const { code, output } = await run(command, args, { cwd, env: environment(more) });
      expect(code, `${command} ${args.join(' ')}\n${output.slice(-4000)}`).toBe(0);
      return output;
    },
  };
}

export const lines = (output: string) => output.trim().split('\n');
