import type { Page } from '@playwright/test';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startFromExample } from '../support/emission.ts';
import { send } from '../support/http.ts';
import { open } from '../support/open.ts';
import { become } from '../support/people.ts';

test('by keyboard alone: signs in, skips to the contents, and reaches every line of the menu @desktop', async ({
  page,
  context,
}) => {
  const { owner } = await newAccount();
  await page.goto('/entrar?voltar=%2Fempresas');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/empresas$/);

  const { cookies } = await context.storageState();
  const session = cookies.filter(({ name }) => name.startsWith('emite.'));
  expect(session.length).toBeGreaterThan(0);
  expect(session.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  expect(cookies.filter(({ sameSite }) => sameSite === 'None')).toEqual([]);

  await open(page, '/empresas');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#conteudo');
  await expect(page.locator(':focus')).toBeInViewport();

  const menu = page.getByRole('navigation', { name: 'Navegação' });
  const lines = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(lines.length).toBeGreaterThan(8);
  const reached = new Set<string>();
  for (let tabs = 0; tabs < lines.length + 10; tabs += 1) {
    await page.keyboard.press('Tab');
    const href = await focusedElement(page);
    // After the last one the browser's own controls have their turn.
    if (href === null) break;
    reached.add(href);
    await expect(page.locator(':focus')).toBeInViewport();
  }
  expect(lines.filter((href) => !reached.has(href ?? ''))).toEqual([]);

  const own = page.locator('aside [aria-haspopup="menu"]');
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();

  await open(page, '/equipe');
  const invite = page.getByRole('button', { name: 'Convidar' });
  await invite.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(invite).toBeFocused();
  await open(page, '/empresas');

  await menu.getByRole('link').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/empresas$/);
});

test('a menu that fails to load reports it, and opens when it can @desktop', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await signIn();
  await open(page, '/empresas');
  const scripts = '**/_next/static/**';
  await page.route(scripts, (route) => route.abort());
  const own = page.locator('aside [aria-haspopup="menu"]');
  await own.click();
  await expect(page.getByText('Não foi possível abrir.')).toBeVisible();
  await page.unroute(scripts);
  await own.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('a page of another origin cannot act in the name of who is here @desktop', async ({ signIn }) => {
  const { consoleUrl } = stack().credentials;
  const { cookies } = await signIn();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const own = { cookie, 'x-emite-console': '1' };
  const asked = [
    ['GET', '/api/trpc/session.me', undefined],
    ['POST', '/api/auth/sign-out', {}],
  ] as const;
  for (const [method, path, body] of asked) {
    const foreign = { ...own, origin: 'https://outra.example' };
    expect((await send(method, `${consoleUrl}${path}`, foreign, body)).status, path).toBe(403);
  }
  const mine = await send('GET', `${consoleUrl}/api/trpc/session.me`, { ...own, origin: consoleUrl });
  expect(mine.status).toBe(200);
});

/** Address of what the keyboard is at, empty for what is no link; null outside the page. */
const focusedElement = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body
      ? null
      : (activeElement.getAttribute('href') ?? '');
  });

test('a session that has ended leads to the sign-in page, and back to the form', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/status of 401/);
  const account = await newAccount('Sessão que termina');
  await newClient({}, account);
  await become(context, account.owner);
  await page.goto('/teste/emitir');
  await startFromExample(page);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Emitir em teste' }).click();
  const link = page.getByRole('link', { name: 'Entrar de novo' }).first();
  await expect(link).toHaveAttribute('href', '/entrar?voltar=%2Fteste%2Femitir');
  await link.click();
  await page.getByLabel('E-mail').fill(account.owner.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/teste\/emitir$/);
});

test('an unknown address shows an error, in its title too', async ({ page, guard, signIn }) => {
  guard.allow(/status of 404/);
  await signIn();
  const unknown = '/teste/documentos/0193a2b4-5c6d-7e8f-9012-3456789abcde';
  for (const address of ['/nao-existe', '/producao/sandbox', unknown, '/teste/documentos/1']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page).toHaveTitle('Página não encontrada · Emite');
  }
});

test('the icon that browsers ask for on their own, before a page has named one, is there @desktop', async () => {
  const { status, headers } = await send('GET', `${stack().credentials.consoleUrl}/favicon.ico`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

test('Ctrl-K goes to any page and looks among the documents; g and a letter go straight @desktop', async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, '/empresas');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  const asked = palette.getByRole('combobox');
  await expect(asked).toBeFocused();
  await expectAccessible(page, 'the palette');
  await asked.fill('certif');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/certificados$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('?');
  await asked.fill('pedido-42');
  await page.getByRole('option', { name: 'Buscar “pedido-42” nos documentos' }).click();
  await expect(page).toHaveURL(/\/teste\/documentos\?q=pedido-42$/);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/empresas$/);
});
