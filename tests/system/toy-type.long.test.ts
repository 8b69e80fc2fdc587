import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentViewSchema } from '../../apps/api/src/rest/v1/document-view.ts';
import { emitAnswer } from '../../apps/api/src/services/emission/emit-answer.ts';
import { PATIENCE_MS, type Reply, send } from '../../apps/api/test/support/api.ts';
import { isChave } from '../../packages/fiscal-core/src/chave-acesso/chave-acesso.ts';
import { ROOT, stackHome } from '../../scripts/base/paths.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { toy } from '../support/toy/module.ts';

const REGISTRY = path.join(ROOT, 'packages/fiscal-core/src/registry/documents.ts');
const { route, type } = toy.definition;

/** The registry with the type's line (and its import): the only file of the product that knows of it. */
function plantType(dir: string): string {
  const source = fs.readFileSync(REGISTRY, 'utf8');
  const listed = source.replace(
    /(export const MODULES: readonly DocumentModule\[\] = \[[^\]]*)\]/,
    `$1, ${type}]`,
  );
  expect(listed).not.toBe(source);
  const imported = `import { ${type} } from '${path.join(ROOT, 'tests/support/toy/module.ts')}';\n${listed}`;
  const file = path.join(dir, 'registry.ts');
  const here = (_: string, to: string) => `from '${path.join(path.dirname(REGISTRY), to)}'`;
  fs.writeFileSync(file, imported.replace(/from '(\.[^']+)'/g, here));
  return file;
}

const dir = makeScratchDir('emite-toy-');
const home = stackHome(path.join(dir, 'home'));
let apiUrl = '';
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const ports = await freeStackPorts();
  const standIns = new Map([[REGISTRY, plantType(dir)]]);
  const stack = await startStack({ home, ports, env: {}, temporalUi: false, standIns });
  const credentials = await ensureDemo(stack);
  apiUrl = credentials.apiUrl;
  headers = { 'x-access-key': credentials.accessKey, authorization: `Bearer ${credentials.testToken}` };
});
afterAll(async () => {
  await stopStack(home);
  fs.rmSync(dir, { recursive: true, force: true });
});

const call = (method: string, rest: string, body?: unknown): Promise<Reply> =>
  send(method, `${apiUrl}/v1/${rest}`, headers, body);
/** Its type and its route exist in that API alone. */
const viewSchema = documentViewSchema.omit({ type: true, route: true }).loose();
const viewOf = (reply: Reply) => viewSchema.parse(reply.json);

it('a type that is a folder and a line of the registry is emitted, consulted, listed and canceled', async () => {
  const refused = await call('POST', `${route}/emit`, { mod: '90' });
  expect(refused.json).toMatchObject({ status: 400, errors: [{ field: 'brinquedo' }] });

  const body = { mod: '90', brinquedo: 'PETECA' };
  const taken = await call('POST', `${route}/emit`, body);
  expect(taken.status, taken.text).toBe(202);
  const { invoiceId, accessKey } = emitAnswer.parse(taken.json);
  expect(isChave(accessKey)).toBe(true);
  const consult = async () => viewOf(await call('GET', `${route}/${invoiceId}`));
  const awaitStatus = (status: string) =>
    vi.waitFor(
      async () => {
        const view = await consult();
        expect(view.status, JSON.stringify([view.rejectionReason, view.events])).toBe(status);
        return view;
      },
      { timeout: PATIENCE_MS, interval: 100 },
    );
  expect(await awaitStatus('AUTORIZADA')).toMatchObject({
    type,
    route,
    accessKey,
    cStat: '100',
    qrCodeUrl: null,
  });

  const xml = await call('GET', `${route}/${invoiceId}/xml`);
  expect(xml.text).toContain('<xBrinquedo>PETECA</xBrinquedo>');
  const list = await call('GET', `documents?type=${type}`);
  expect(list.json).toMatchObject({ data: [{ id: invoiceId, type, status: 'AUTORIZADA' }] });
  const status = await call('POST', `${route}/status`);
  expect(status.json).toMatchObject({ online: true });

  const queued = await call('POST', `${route}/${invoiceId}/cancel`, {
    reason: 'Brinquedo devolvido na loja',
  });
  expect(queued.status, queued.text).toBe(202);
  const { events } = await awaitStatus('CANCELADA');
  expect(events).toMatchObject([{ type: 'cancelamento', eventCode: '110111', status: 'autorizado' }]);

  const query = `mutation ($input: GuiaDeBrinquedoInput!) { emitGuiaDeBrinquedo(input: $input, waitFor: 30) {
    ... on EmitGuiaDeBrinquedoPayload { document { __typename status } } } }`;
  const typed = await send('POST', `${apiUrl}/graphql`, headers, {
    query,
    variables: { input: { brinquedo: 'PIAO' } },
  });
  expect(typed.json).toMatchObject({
    data: { emitGuiaDeBrinquedo: { document: { __typename: 'GuiaDeBrinquedo', status: 'AUTORIZADA' } } },
  });
});
