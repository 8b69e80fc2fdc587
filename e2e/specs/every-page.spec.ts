import type { Page } from '@playwright/test';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { consolePages } from '../support/pages.ts';
import { become } from '../support/people.ts';
import { scriptBytes } from '../support/script-bytes.ts';
import { createWorld, type World } from '../support/world.ts';

/** Limit of script per page with an empty cache, compressed. */
const SCRIPT_BYTES_MAX = 250_000;

const PHONE = { width: 390, height: 844 };
/** So many that no worker waits for the last one. */
const PARTS = 4;

let world: World;
test.beforeAll(async () => {
  world = await createWorld();
});
test.describe.configure({ mode: 'parallel' });

/** Nothing that opens a door, nor the password of one, is ever part of a page. */
function secretsOf({ account, clients }: World): readonly string[] {
  return [
    account.accessKey,
    account.restrictedKey,
    account.owner.password,
    ...clients.flatMap(({ testToken, liveToken }) => [testToken, liveToken]),
    ...account.owner.cookies.map(({ value }) => decodeURIComponent(value)),
    'PRIVATE KEY',
  ];
}

async function expectSafe(page: Page, html: string, policy: string, what: string): Promise<void> {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect.soft(nonce, `${what}: a policy with a nonce`).toBeDefined();
  expect.soft(policy, what).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  expect.soft(policy, what).toContain("frame-ancestors 'none'");
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect.soft(scripts.length, `${what}: scripts`).toBeGreaterThan(0);
  const foreign = scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`));
  expect.soft(foreign, `${what}: scripts without the nonce`).toEqual([]);
  const shown = `${html}${await page.content()}`;
  const met = secretsOf(world).filter((secret) => shown.includes(secret));
  expect.soft(met.length, `${what}: secrets in the page`).toBe(0);
}

async function expectToFit(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(beyond, `${what}: pixels beyond the screen`).toBeLessThanOrEqual(0);
}

/** Width and height that a finger needs (WCAG 2.2, 2.5.8); links in a text have its height. */
const TOUCH_PX = 24;

async function expectTouchable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(
    (least) =>
      [...document.querySelectorAll('button, input, select, textarea, summary')].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        // Hidden ones, and those for readers alone, are a pixel at most.
        if (Math.min(width, height) <= 1 || Math.min(width, height) >= least) return [];
        return `${control.outerHTML.slice(0, 160)}: ${width} × ${height}`;
      }),
    TOUCH_PX,
  );
  expect.soft(small, `${what}: too small for a finger`).toEqual([]);
}

for (const part of Array(PARTS).keys())
  test(`every page is accessible in both themes and on a phone, small, and safe (${part + 1} of ${PARTS}) @desktop`, async ({
    page,
    context,
  }) => {
    const [desktop, bytes] = [page.viewportSize(), await scriptBytes(page)];
    for (const { route, address, isPublic } of partOf(consolePages(world), part)) {
      await become(context, isPublic ? null : world.account.owner);
      await page.setViewportSize(desktop ?? PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      bytes.reset();
      const answer = await open(page, address);
      expect.soft(answer.status(), route).toBe(200);
      expect.soft(bytes.sum(), `${route}: bytes of script`).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
      await expectSafe(page, await answer.text(), answer.headers()['content-security-policy'] ?? '', route);
      await expectAccessible(page, `${route}, light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${route}, dark`, { coloursOnly: true });
      await page.setViewportSize(PHONE);
      await expectToFit(page, route);
      await expectTouchable(page, route);
      await expectAccessible(page, `${route}, on a phone`);
    }
  });

test('no answer tells where the API is', async ({ request }) => {
  for (const address of ['/', '/api/auth/get-session', '/v1/files/none']) {
    const answer = await request.get(address);
    const response = JSON.stringify([answer.headers(), await answer.text()]);
    expect.soft(response, address).not.toContain(stack().apiUrl);
  }
});

test('scripts, styles and pictures run and load nothing when they are opened by themselves', async ({
  request,
}) => {
  const page = await (await request.get('/entrar')).text();
  const files = [...new Set(page.match(/\/_next\/static\/[^"'\\]+\.(?:js|css|woff2)/g))];
  expect(files.map((file) => file.split('.').at(-1))).toEqual(expect.arrayContaining(['js', 'css']));
  for (const file of [...files, '/icon.svg']) {
    const headers = (await request.get(file)).headers();
    expect.soft(headers, file).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  }
});

const partOf = <T>(all: readonly T[], part: number): readonly T[] =>
  all.filter((_, index) => index % PARTS === part);
