import type { Page, Route } from '@playwright/test';
import { stack } from '../../env.ts';
import { expect, test } from '../../fixtures.ts';
import { type Client, newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { field, startFromExample } from '../../support/emission.ts';
import { bodyOf, send } from '../../support/http.ts';

const EMIT = /\/api\/trpc\/emission\.emit\b/;

/** A company of its own, and what it has emitted. */
async function shop() {
  const account = await newAccount('Balcão');
  const client = await newClient({}, account);
  return { owner: account.owner, client, count: () => countOf(client) };
}

async function countOf({ accessKey, testToken }: Client): Promise<number> {
  const headers = { 'x-access-key': accessKey, authorization: `Bearer ${testToken}` };
  const reply = await send<{ data: readonly unknown[] }>('GET', `${stack().apiUrl}/v1/documents`, headers);
  return bodyOf(reply, 200).data.length;
}

const emission = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emissão' }) });
const authorizedText = (page: Page) => emission(page).getByText('Autorizada', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Emitir em teste' });

async function ready(page: Page): Promise<void> {
  await page.goto('/teste/emitir');
  await startFromExample(page);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
}

/** Decides what happens to the page's first emission; later ones pass. */
async function firstSent(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route(EMIT, async (route) => {
    const mine = isFirst;
    isFirst = false;
    await (mine ? act(route) : route.continue());
  });
}

test('two clicks in one frame emit one note, and its copy another @desktop', async ({ page, signIn }) => {
  const { owner, count } = await shop();
  await signIn(owner);
  await ready(page);
  await button(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(authorizedText(page)).toBeVisible();
  await expect(emission(page).getByRole('alert')).toHaveCount(0);
  expect(await count()).toBe(1);
  await expect(button(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await button(page).dblclick();
  await expect.poll(count).toBe(2);
  await expect(authorizedText(page)).toBeVisible();
  await expect(button(page)).toBeDisabled();
  expect(await count()).toBe(2);
});

test('an answer that is lost is found by its key: pressed again, it is the same note', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  const { owner, count } = await shop();
  await signIn(owner);
  await ready(page);
  await firstSent(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  // Nothing is found out by itself until it is pressed again.
  await page.route(/emission\.sent/, (route) => route.abort());
  await button(page).click();
  await expect(page.getByText('Verificando o que foi feito dele')).toBeVisible();
  await expectAccessible(page, 'an emission without an answer');
  await button(page).click();
  await expect(authorizedText(page)).toBeVisible();
  await expect(page.getByText('Verificando o que foi feito dele')).toHaveCount(0);
  expect(await count()).toBe(1);
});

test('a change after a lost answer is not emitted in its place, nor beside it', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/ERR_FAILED|status of 409/);
  const { owner, count } = await shop();
  await signIn(owner);
  await ready(page);
  await firstSent(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(/emission\.sent/, (route) => route.abort());
  await button(page).click();
  await expect(page.getByText('Verificando o que foi feito dele')).toBeVisible();
  await field(page, 'itens[0].quantidade_comercial').fill('7');
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  // Pressed while nothing is found out yet: it goes under the first one's key.
  await button(page).click();
  await page.unroute(/emission\.sent/);
  await page.route(/emission\.sent/, (route) => route.continue());
  await expect(authorizedText(page)).toBeVisible();
  expect(await count()).toBe(1);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await button(page).click();
  await expect.poll(count).toBe(2);
});

test('a first request that is still under way is followed to its verdict', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 409/);
  const { owner, count } = await shop();
  await signIn(owner);
  await ready(page);
  const data = { code: 'em_processamento', httpStatus: 409, errors: [], requestId: null };
  const error = { json: { message: 'ainda em processamento', code: -32_009, data } };
  // The verdict may be shown before the first request is answered, which must not outlive the test.
  const answered = new Promise<void>((resolve, reject) => {
    void firstSent(page, async (route) => {
      await route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify([{ error }]),
      });
      await route.fetch().then(() => resolve(), reject);
    });
  });
  await button(page).click();
  await expect(authorizedText(page)).toBeVisible();
  await expect(page.getByText('ainda em processamento')).toHaveCount(0);
  await answered;
  expect(await count()).toBe(1);
});

test('a page that is loaded again in the middle continues to the verdict of the same note', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  const { owner, count } = await shop();
  await signIn(owner);
  await ready(page);
  const taken = new Promise<void>((resolve) => {
    void firstSent(page, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await button(page).click();
  await taken;
  await page.reload();
  await expect(authorizedText(page)).toBeVisible();
  expect(await count()).toBe(1);
  // The page showed the verdict, so the next load finds no attempt.
  await page.reload();
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await expect(emission(page)).toHaveCount(0);
  await button(page).click();
  await expect.poll(count).toBe(2);
});

test('a button that creates creates once, however fast it is clicked @desktop', async ({ page, signIn }) => {
  const { owner, client } = await shop();
  await signIn(owner);
  const twice = async (name: string) => {
    const made = page.getByRole('dialog').getByRole('button', { name });
    await made.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  };
  await page.goto('/teste/webhooks');
  await page.getByRole('button', { name: 'Criar endpoint' }).first().click();
  await page.getByRole('dialog').getByLabel('Endereço').fill('http://127.0.0.1:9/webhooks');
  await twice('Criar endpoint');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  const keys = { 'x-access-key': client.accessKey };
  const reply = await send<{ data: readonly unknown[] }>('GET', `${stack().apiUrl}/v1/webhooks`, keys);
  expect(bodyOf(reply, 200).data).toHaveLength(1);
});
