import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verdictOf } from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

/** The tour of README.md and docs/tour.md, as a reader types it: each block marked `<!-- tour -->`, in order, in one shell. */
const blocks = ['README.md', 'docs/tour.md'].flatMap((document) =>
  [
    ...fs
      .readFileSync(path.join(ROOT, document), 'utf8')
      .matchAll(/<!-- tour -->\n```bash\n([\s\S]*?)\n```/g),
  ].map((match) => match[1] ?? ''),
);

/** The block that emits; who reads on has the verdict, however slow the machine is. */
const EMITS = 1;
const UNTIL_DECIDED = `until curl -sS "\${auth[@]}" "$api/v1/nfe/$(node -p "require('./emitted.json').invoiceId")" | grep -qv '"status":"PENDENTE"'; do sleep 0.2; done`;

let dir: string;
let outputs: string[];

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-tour-'));
  fs.mkdirSync(path.join(dir, '.emite'));
  fs.writeFileSync(path.join(dir, '.emite/credentials.json'), JSON.stringify(stack().credentials));
  const mark = '=== next block ===';
  const script = [
    'set -euo pipefail',
    ...blocks.flatMap((block, at) => [
      block,
      ...(at === EMITS ? [UNTIL_DECIDED] : []),
      `printf '\\n%s\\n' '${mark}'`,
    ]),
  ].join('\n');
  const result = spawnSync('bash', ['-c', script], { cwd: dir, encoding: 'utf8' });
  if (result.status !== 0 || result.stderr !== '')
    throw new Error(`the tour failed: ${result.stderr}${result.stdout}`);
  outputs = result.stdout.split(mark).map((text) => text.trim());
});

afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

it('authorizes the NF-e of the tour', () => {
  expect(JSON.parse(outputs[1] ?? '')).toMatchObject({ invoiceId: expect.any(String) });
  expect(outputs[2]).toContain('"AUTORIZADA"');
  expect(fs.readFileSync(path.join(dir, 'nfe.xml'), 'utf8')).toContain('<nfeProc');
});

it('names every wrong field of the broken body', () => {
  expect(JSON.parse(outputs[3] ?? '')).toMatchObject({ status: 400, code: 'requisicao_invalida' });
  expect(outputs[3]).toContain('natureza_operacao');
  expect(outputs[3]).toContain('itens[0].codigo_produto');
  expect(outputs[3]).toContain('itens[0].cfop');
});

it('shows the ordered refusal as a verdict', async () => {
  const { invoiceId } = JSON.parse(outputs[4] ?? '');
  const { accessKey, testToken } = stack().credentials;
  const headers = { 'x-access-key': accessKey, authorization: `Bearer ${testToken}` };
  expect(await verdictOf(headers, invoiceId)).toMatchObject({
    status: 'REJEITADA',
    rejectionReason: expect.stringContaining('539'),
  });
});

it('validates, asks the authority and lists', () => {
  expect(outputs[5]).toContain('"online":true');
  expect(outputs[5]).toContain('"AUTORIZADA"');
});

it('corrects, names an interested party, prints and cancels', () => {
  expect(outputs[6]).toContain('Carta de correção');
  expect(outputs[6]).toContain('"numero_evento_ator_interessado":1');
  expect(outputs[6]).toContain('Cancelamento recebido');
  expect(outputs[6]).toMatch(/"type":"carta-correcao"[\s\S]*"type":"cancelamento"/);
  expect(fs.readFileSync(path.join(dir, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
});
