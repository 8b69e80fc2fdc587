import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  EDIT_WALKS,
  type Editable,
  featuresWith,
  formWith,
  makeEditable,
  OTHER_FORMS,
} from '../support/edit-forms.ts';

let world: Editable;
test.beforeAll(async () => {
  const account = await newAccount('Conta de duas pessoas');
  world = await makeEditable(account, await newClient({}, account));
});

/** Fills a control of the form, of any kind. */
async function put(page: Page, name: string, value: string): Promise<void> {
  const control = formWith(page, name).locator(`[name="${name}"]`);
  await expect(control).toBeEnabled();
  const isList = (await control.evaluate(({ tagName }) => tagName)) === 'SELECT';
  await (isList ? control.selectOption(value) : control.fill(value));
}

const valueOf = (page: Page, name: string) => formWith(page, name).locator(`[name="${name}"]`);

const send = (page: Page, name: string) => formWith(page, name).locator('button[type="submit"]').click();

/** Saves, and waits until it is stored: a dialog has closed, or the page confirms it. */
async function save(page: Page, name: string): Promise<void> {
  const inDialog = (await page.getByRole('dialog').count()) > 0;
  await send(page, name);
  if (inDialog) await expect(page.getByRole('dialog')).toHaveCount(0);
  else await expect(page.locator('output > span').first()).toBeVisible();
}

const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'Outra pessoa salvou' });
const side = (page: Page, words: string) => conflict(page).getByRole('button', { name: words });

test('every form is known: as one that edits what exists, or as another with its reason', () => {
  expect(Object.keys(EDIT_WALKS).toSorted()).toEqual(featuresWith(/<EditForm[\s>]/));
  expect(Object.keys(OTHER_FORMS).toSorted()).toEqual(featuresWith(/<(?:Form|form)[\s>]/));
});

for (const [file, { prepare, open, field, beside }] of Object.entries(EDIT_WALKS))
  test(`two people at once lose nothing in ${file} @desktop`, async ({ pageOf, guard }) => {
    guard.allow(/status of 409/);
    const { owner } = world.account;
    const [first, second] = [await pageOf(owner), await pageOf(owner)];
    await prepare?.(first, world);
    const [name, one, other, third] = field;

    if (beside !== null) {
      await Promise.all([open(first, world), open(second, world)]);
      await put(first, name, one);
      await put(second, beside[0], beside[1]);
      await save(first, name);
      await save(second, name);
      await open(first, world);
      await expect(valueOf(first, name)).toHaveValue(one);
      await expect(valueOf(first, beside[0])).toHaveValue(beside[1]);
    }

    await open(first, world);
    await open(second, world);
    await put(first, name, other);
    await put(second, name, third);
    if (beside !== null) await put(second, beside[0], beside[2]);
    await save(first, name);
    await send(second, name);
    await expect(conflict(second)).toBeVisible();
    const words = async (value: string) => {
      const option = valueOf(second, name).locator(`option[value="${value}"]`);
      return (await option.count()) > 0 ? ((await option.textContent()) ?? '') : value;
    };
    await expect(side(second, 'Guardado agora')).toContainText(await words(other));
    await expect(side(second, 'O que você escreveu')).toContainText(await words(third));
    await expect(valueOf(second, name)).toHaveValue(third);
    if (beside !== null) await expect(valueOf(second, beside[0])).toHaveValue(beside[2]);

    // Nothing is sent before one is chosen.
    await send(second, name);
    await expect(conflict(second)).toContainText('Nada do que você escreveu se perdeu.');
    await side(second, 'Guardado agora').click();
    await expect(valueOf(second, name)).toHaveValue(other);
    await side(second, 'O que você escreveu').click();
    await expect(valueOf(second, name)).toHaveValue(third);
    await save(second, name);
    await open(first, world);
    await expect(valueOf(first, name)).toHaveValue(third);
    if (beside !== null) await expect(valueOf(first, beside[0])).toHaveValue(beside[2]);
  });

test('a refused save shows both values, in both languages, and takes the stored one', async ({
  page,
  pageOf,
  guard,
}, info) => {
  guard.allow(/status of 409/);
  const { owner } = world.account;
  const first = await pageOf(owner);
  const address = `/empresas/${world.client.clientId}/perfil`;
  const second = await pageOf(owner);
  await first.goto(address);
  await second.goto(address);
  await put(first, 'profile.nomeFantasia', 'Padaria da Esquina');
  await put(first, 'profile.regimeTributario', '1');
  await put(first, 'profile.address.uf', 'SP');
  await put(first, 'csc', 'CSC-DE-QUEM-SALVOU');
  await save(first, 'profile.nomeFantasia');
  await put(second, 'profile.nomeFantasia', 'Padaria do Jornaleiro');
  await put(second, 'profile.regimeTributario', '3');
  await put(second, 'profile.address.uf', 'RJ');
  await put(second, 'profile.cnae', '4721102');
  await put(second, 'csc', 'CSC-DE-QUEM-ESPEROU');
  await send(second, 'profile.nomeFantasia');
  await expect(conflict(second)).toContainText('Escolha os 4 valores');
  await expect(conflict(second).getByText('Endereço · UF')).toBeVisible();
  // A secret is never shown, not even to the person who typed it.
  await expect(conflict(second).getByText('••••••••')).toHaveCount(2);
  await second.screenshot({ path: info.outputPath('conflict.png') });
  await expectAccessible(second, 'two values to choose from');
  for (const button of await side(second, 'Guardado agora').all()) await button.click();
  await expect(conflict(second)).toContainText('Escolha feita');
  await save(second, 'profile.nomeFantasia');
  await expect(valueOf(second, 'profile.nomeFantasia')).toHaveValue('Padaria da Esquina');
  await expect(valueOf(second, 'profile.address.uf')).toHaveValue('SP');
  await expect(valueOf(second, 'profile.cnae')).toHaveValue('4721102');

  const { cookies } = owner;
  const english = await pageOf({ ...owner, cookies: [...cookies, { name: 'idioma', value: 'en' }] });
  await english.goto(address);
  await put(english, 'profile.nomeFantasia', 'Bakery');
  await put(first, 'profile.nomeFantasia', 'Padaria Nova');
  await save(first, 'profile.nomeFantasia');
  await send(english, 'profile.nomeFantasia');
  const alert = english.getByRole('alert').filter({ hasText: 'Another person saved this' });
  await expect(alert.getByRole('button', { name: 'Stored now' })).toContainText('Padaria Nova');
  await expect(alert.getByRole('button', { name: 'What you wrote' })).toContainText('Bakery');
  await english.screenshot({ path: info.outputPath('conflict-en.png') });
  await expectAccessible(english, 'two values to choose from, in English');
  await page.goto('about:blank');
});

test('a refusal leaves a field as it is written again', async ({ page, signIn, guard }) => {
  guard.allow(/status of 400/);
  await signIn('fiscal');
  await page.goto('/empresas/nova');
  const cnpj = page.getByLabel('CNPJ', { exact: true });
  await cnpj.fill('11222333000100');
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  const wrong = page.getByText('Este não é um CNPJ válido: confira os dígitos.');
  await expect(wrong).toBeVisible();
  const name = page.getByLabel('Razão social');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await cnpj.fill('12345678000195');
  await expect(wrong).toBeHidden();
  await expect(cnpj).not.toHaveAttribute('aria-invalid');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});
