import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../apps/api/src/rest/v1/routes.ts';
import {
  type Account,
  accessOf,
  type Company,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  send,
} from '../../apps/api/test/support/api.ts';
import { OTHER_TYPES, sampleOf } from '../../apps/api/test/support/documents.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { run } from '../../scripts/base/run.mjs';
import { obtainPythonTool } from '../../scripts/install/python-tool.mjs';
import { type OwnApi, startOwnApi } from '../support/own-api.ts';

/** Cases thought of for each operation besides the examples; the same in every run. */
const EXAMPLES = process.env['SCHEMATHESIS_EXAMPLES'] ?? '8';
/** With `coverage`, every edge of every schema is tried too: 51,000 cases, eight minutes. */
const PHASES = process.env['SCHEMATHESIS_PHASES'] ?? 'examples,fuzzing';
const SEED = process.env['SCHEMATHESIS_SEED'] ?? '4';

const tool = await obtainPythonTool('schemathesis');
let dir: string;
let api: OwnApi | undefined;
let company: Company;
/**
 * Its sandbox world takes the conditions, outages and hours, and its company the changes, which would silence or slow
 * down all other calls.
 */
let bystander: { readonly account: Account; readonly company: Company };
/** Document of each type, by its path. */
let documents: Readonly<Record<string, string>>;

/** An API of its own: its limits and its lock-out are filled by this test alone. */
beforeAll(async () => {
  if (tool === null) return;
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-schemathesis-'));
  company = await newCompany(await newAccount({ ceilings: { writes: 100_000, reads: 100_000 } }));
  const account = await newAccount();
  bystander = { account, company: await newCompany(account) };
  const headers = { ...accessOf(company), authorization: `Bearer ${company.testToken}` };
  const nfe = await emitToVerdict(headers, nfeOf(company));
  const nfce = await emitToVerdict(headers, nfceOf(company));
  const others = await Promise.all(
    OTHER_TYPES.map(async (definition) => {
      const { id } = await emitToVerdict(headers, sampleOf(definition, company));
      return [definition.route, id] as const;
    }),
  );
  documents = { nfe: nfe.id, 'nfc-e': nfce.id, ...Object.fromEntries(others) };
  const limits = { writesPerMinute: 100_000, readsPerMinute: 100_000 };
  const raised = await send('PATCH', `/v1/clients/${company.clientId}`, accessOf(company), { limits });
  if (raised.status !== 200) throw new Error(raised.text);
  api = await startOwnApi(stack());
});
afterAll(async () => {
  await api?.stop();
  if (dir !== undefined) fs.rmSync(dir, { recursive: true, force: true });
});

/** Facts that the tool lacks: existing ids, and operations with their own kind of refusal. */
function config(): string {
  const ofDocument = Object.entries(documents).flatMap(([route, id]) =>
    ROUTES.filter(({ path }) => path.startsWith(`/v1/${route}/:id`)).map(
      ({ path }) => [path.replace(/:([A-Za-z]+)/g, '{$1}'), id] as const,
    ),
  );
  const known = [...new Map(ofDocument)].map(
    ([at, id]) => `[[operations]]\ninclude-path = "${at}"\nparameters = { "path.id" = "${id}" }\n`,
  );
  const { account, company: other } = bystander;
  const keys = `"X-Access-Key" = "${account.accessKey}", "X-Restricted-Key" = "${account.restrictedKey}"`;
  const changed = ['', '/certificate', '/tokens', '/tokens/{tokenId}/rotate'].map(
    (rest) =>
      `[[operations]]\ninclude-path = "/v1/clients/{id}${rest}"\nheaders = { ${keys} }\nparameters = { "path.id" = "${other.clientId}" }\n`,
  );
  // A document that breaks its schema is what these are asked about: 200 with the list of errors.
  const ending = (step: string) => ROUTES.map(({ path }) => path).filter((path) => path.endsWith(step));
  // Faults within a field of an emission (too long, say) appear in its verdict.
  const judging = ['/validate', '/emit']
    .flatMap(ending)
    .map((at) => `[[operations]]\ninclude-path = "${at}"\nchecks.negative_data_rejection.enabled = false\n`);
  // GET there is GET /v1/nfe/{id} with an id that no document has: 404.
  const beside = ending('/status').map(
    (at) => `[[operations]]\ninclude-path = "${at}"\nchecks.unsupported_method.enabled = false\n`,
  );
  const apart = ['conditions', 'outages', 'clock']
    .map((path) => `[[operations]]\ninclude-path = "/sandbox/${path}"\nheaders = { ${keys} }\n`)
    .join('\n');
  return [...known, ...changed, ...judging, ...beside, apart].join('\n');
}

it.skipIf(tool === null)(
  'answers everything schemathesis thinks of as its OpenAPI document describes, and never 5xx (needs pip)',
  async () => {
    if (tool === null || api === undefined) throw new Error('nothing to run');
    const file = path.join(dir, 'schemathesis.toml');
    fs.writeFileSync(file, config());
    const headers = [
      `X-Access-Key: ${company.accessKey}`,
      `X-Restricted-Key: ${company.restrictedKey}`,
      `Authorization: Bearer ${company.testToken}`,
    ];
    const options = {
      // An authority that is asked in vain is waited for 20 s.
      'request-timeout': '30',
      phases: PHASES,
      'max-examples': EXAMPLES,
      seed: SEED,
      // Valid by its schema is not yet valid: check digits, dates and certificates are beyond JSON Schema.
      'exclude-checks': 'positive_data_acceptance',
      'suppress-health-check': 'all',
    };
    const flags = [
      '--no-color',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
      ...headers.flatMap((header) => ['--header', header]),
    ];
    const { code, output } = await run(
      tool.command,
      [...tool.args, '--config-file', file, 'run', `${api.url}/openapi.json`, ...flags],
      { env: { ...process.env, ...tool.env }, cwd: dir },
    );
    const tail = output.slice(-8000);
    expect(code, tail).toBe(0);
    const [, cases = '0'] = /(\d+) generated/.exec(output) ?? [];
    expect(Number(cases), tail).toBeGreaterThan(500);
    expect(tail).toMatch(/Selected: (\d+)\/\1\n/);
    expect(api.log()).not.toContain('request failed');
  },
  1_200_000,
);
