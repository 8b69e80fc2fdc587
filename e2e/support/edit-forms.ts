import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { stack } from '../env.ts';
import type { Client, OwnedAccount } from './accounts.ts';
import { addAuthenticator } from './authenticator.ts';
import { bodyOf, send } from './http.ts';
import { consoleHeaders, inviteMember } from './people.ts';
import { newEndpoint } from './webhooks.ts';

/** An account with one of everything that a form edits. */
export interface Editable {
  readonly account: OwnedAccount;
  readonly client: Client;
  readonly endpointId: string;
}

/** A field by the name of its control, and three values that it may be given. */
type Field = readonly [name: string, one: string, other: string, third: string];

/** The way in which two people meet in a form that edits an object. */
export interface EditWalk {
  /** Makes what the form edits, where only a person at a browser can. */
  readonly prepare?: (page: Page, world: Editable) => Promise<void>;
  /** Opens the form, from any page. */
  readonly open: (page: Page, world: Editable) => Promise<void>;
  readonly field: Field;
  /** Null: the form has one field. */
  readonly beside: Field | null;
}

async function procedure(owner: OwnedAccount['owner'], name: string, input: object): Promise<void> {
  const url = `${stack().apiUrl}/api/trpc/${name}`;
  bodyOf(await send('POST', url, consoleHeaders(owner), { json: input }), 200);
}

/** Makes the objects that the forms edit, through the API and as the console would. */
export async function makeEditable(account: OwnedAccount, client: Client): Promise<Editable> {
  const server = {
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    fromAddress: 'notas@loja.example',
  };
  const keys = { 'x-access-key': account.accessKey };
  bodyOf(await send('PUT', `${stack().apiUrl}/v1/email/server`, keys, server), 200);
  const endpointId = await newEndpoint(account, 'http://127.0.0.1:9/webhooks');
  const fields = { codigo_produto: 'CAFE-500', descricao: 'Café torrado' };
  await procedure(account.owner, 'cadastros.save', { clientId: client.clientId, kind: 'produto', fields });
  await procedure(account.owner, 'views.create', { name: 'Rejeitadas do mês', query: 'tipo=mdfe' });
  await inviteMember(account.owner, 'leitura');
  return { account, client, endpointId };
}

async function addPasskey(page: Page, { account: { owner } }: Editable): Promise<void> {
  await addAuthenticator(page);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Adicionar passkey' }).click();
  const dialog = page.getByRole('dialog');
  const add = async () => {
    await dialog.getByLabel('Nome da passkey').fill('Balcão');
    await dialog.getByRole('button', { name: 'Adicionar passkey' }).click();
  };
  await add();
  const done = page.getByText('Balcão', { exact: true });
  const asked = dialog.getByLabel('Senha', { exact: true });
  await done.or(asked).first().waitFor();
  if (await asked.isVisible()) {
    await asked.fill(owner.password);
    await asked.press('Enter');
    await add();
  }
  await done.waitFor();
}

/** Waits for this text first: until the dialog is there, another form of the page could be taken for it. */
async function inDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('dialog').locator('form').waitFor();
}

const company =
  (page: string): EditWalk['open'] =>
  async (at, { client }) =>
    void (await at.goto(`/empresas/${client.clientId}/${page}`));

/** Closed: the file of every form that edits what exists, and how two people meet there. */
export const EDIT_WALKS: Readonly<Record<string, EditWalk>> = {
  'account/account-name': {
    open: async (page) => void (await page.goto('/conta')),
    field: ['name', 'Loja Um', 'Loja Dois', 'Loja Três'],
    beside: null,
  },
  'cadastros/cadastro-form': {
    async open(page, { client }) {
      await page.goto(`/empresas/${client.clientId}/cadastros`);
      await inDialog(page, page.getByRole('button', { name: /^Alterar Café/ }));
    },
    field: ['cfop', '5101', '5102', '5405'],
    beside: ['unidade_comercial', 'UN', 'KG', 'CX'],
  },
  'clients/client-profile': {
    open: company('perfil'),
    field: ['profile.nomeFantasia', 'Aba Um', 'Aba Dois', 'Aba Três'],
    beside: ['profile.cnae', '4711302', '4711301', '4712100'],
  },
  'contingency/company-contingency': {
    open: company('contingencia'),
    field: ['nfe.policy', 'manual', 'automatica', 'desligada'],
    beside: ['nfe.serie', '7', '8', '9'],
  },
  'documents/name-view': {
    async open(page) {
      await page.goto('/teste/documentos?tipo=mdfe');
      await page.getByRole('button', { name: /^Opções da visão/ }).click();
      await inDialog(page, page.getByRole('menuitem', { name: 'Renomear' }));
    },
    field: ['name', 'Viagens', 'Fretes', 'Cargas'],
    beside: null,
  },
  'emails/company-emails': {
    open: company('email'),
    field: ['message', 'Obrigado!', 'Volte sempre.', 'Até logo.'],
    beside: ['copies', 'a@loja.example', 'b@loja.example', 'c@loja.example'],
  },
  'emails/email-server-form': {
    async open(page) {
      await page.goto('/conta');
      await inDialog(page, page.getByRole('button', { name: 'Alterar', exact: true }));
    },
    field: ['port', '465', '2525', '2526'],
    beside: ['fromAddress', 'a@loja.example', 'b@loja.example', 'c@loja.example'],
  },
  'profile/identity-card': {
    open: async (page) => void (await page.goto('/perfil')),
    field: ['name', 'Otávia Um', 'Otávia Dois', 'Otávia Três'],
    beside: null,
  },
  'profile/passkey-name': {
    prepare: addPasskey,
    async open(page) {
      await page.goto('/perfil');
      await page.getByRole('button', { name: /^Passkeys: / }).click();
      await inDialog(page, page.getByRole('menuitem', { name: 'Renomear' }));
    },
    field: ['name', 'Celular', 'Notebook', 'Chave'],
    beside: null,
  },
  'team/member-change': {
    async open(page) {
      await page.goto('/equipe');
      await page.getByRole('button', { name: 'Ações para Lia Lima' }).click();
      await inDialog(page, page.getByRole('menuitem', { name: 'Trocar papel' }));
    },
    field: ['role', 'fiscal', 'developer', 'admin'],
    beside: null,
  },
  'webhooks/edit-endpoint': {
    async open(page, { endpointId }) {
      await page.goto(`/teste/webhooks/${endpointId}`);
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await inDialog(page, page.getByRole('menuitem', { name: 'Alterar' }));
    },
    field: ['description', 'Matriz', 'Filial', 'Caixa'],
    beside: ['url', 'http://127.0.0.1:9/a', 'http://127.0.0.1:9/b', 'http://127.0.0.1:9/c'],
  },
};

const NEW = 'makes something that was not there';
const ACT = 'asks for an act; what it is about is not edited';
const SIGN_IN = 'proves who somebody is, or lets them in';
const FILTER = 'what the page shows: nothing is stored';

/** Closed: the file of every other form, and why two people cannot overwrite each other there. */
export const OTHER_FORMS: Readonly<Record<string, string>> = {
  'certificates/client-certificate': 'an A1 takes the place of another, which is kept and can be restored',
  'clients/new-client': NEW,
  'contingency/obligations': ACT,
  'counter/counter-grants': 'orders the ceilings of a person, both at once; the audit log has those before',
  'document/action-dialog': ACT,
  'documents/name-view': NEW,
  'documents/selection/cancel-many': ACT,
  'documents/selection/mail-many': ACT,
  'emails/send-email': ACT,
  'emails/suppressions': NEW,
  'emails/test-server': ACT,
  'emission/after/confirm-live': ACT,
  'keys/regenerate-key': SIGN_IN,
  'numbering/set-next-number': 'orders a number that is typed, and shows none that could have changed',
  'numbering/void-range': ACT,
  'profile/enable-two-factor': SIGN_IN,
  'profile/passkey-name': NEW,
  'profile/password-card': SIGN_IN,
  'profile/password-step': SIGN_IN,
  'received/event-dialog': ACT,
  'received/manifest-dialog': ACT,
  'requests/request-filters': FILTER,
  'sandbox/clock': 'orders a time of the emulated authorities, and shows none that could have changed',
  'sandbox/condition-form': NEW,
  'sandbox/outages': 'orders one outage of the emulated authorities, which replaces no words of anybody',
  'sign-in/forgot-password': SIGN_IN,
  'sign-in/join-by-invitation': SIGN_IN,
  'sign-in/reset-password': SIGN_IN,
  'sign-in/second-factor': SIGN_IN,
  'sign-in/sign-in': SIGN_IN,
  'sign-in/sign-up': SIGN_IN,
  'team/invite-dialog': NEW,
  'webhooks/new-endpoint': NEW,
  'webhooks/replay-period': ACT,
};

const FEATURES = path.resolve(import.meta.dirname, '../../apps/admin/src/features');

/** Files of the console's features that have this in them, without their ending. */
export const featuresWith = (pattern: RegExp): readonly string[] =>
  fs
    .readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => pattern.test(fs.readFileSync(path.join(FEATURES, file), 'utf8')))
    .map((file) =>
      file
        .replace(/\.tsx$/, '')
        .split(path.sep)
        .join('/'),
    )
    .toSorted();

/** The form that has a control of that name in sight; of several that of a dialog, which comes last. */
export const formWith = (page: Page, name: string): Locator =>
  page
    .locator('form')
    .filter({ has: page.locator(`[name="${name}"]:visible`) })
    .last();
