import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { consolePages } from '../support/pages.ts';
import { become } from '../support/people.ts';
import { scriptBytes } from '../support/script-bytes.ts';
import { createWorld, type World } from '../support/world.ts';

/** What a page loads with nothing cached, compressed; the goal of 250 kB is not reached by every page yet (docs/console.md). */
const SCRIPT_BYTES_MAX = 285_000;

const TIMEOUT_MS = 300_000;

let world: World;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  world = await createWorld();
});
test.describe.configure({ timeout: TIMEOUT_MS });

/** Nothing that opens a door, nor the password of one, is ever part of a page. */
function secretsOf({ account, owner, clients }: World): readonly string[] {
  return [
    account.accessKey,
    account.restrictedKey,
    account.owner.password,
    ...clients.flatMap(({ testToken, liveToken }) => [testToken, liveToken]),
    ...owner.cookies.map(({ value }) => decodeURIComponent(value)),
    'PRIVATE KEY',
  ];
}

async function expectSafe(page: Page, html: string, policy: string, what: string): Promise<void> {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect.soft(nonce, `${what}: a policy with a nonce`).toBeDefined();
  expect.soft(policy, what).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect.soft(scripts.length, `${what}: scripts`).toBeGreaterThan(0);
  const foreign = scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`));
  expect.soft(foreign, `${what}: scripts without the nonce`).toEqual([]);
  const shown = `${html}${await page.content()}`;
  const met = secretsOf(world).filter((secret) => shown.includes(secret));
  expect.soft(met.length, `${what}: secrets in the page`).toBe(0);
}

test('every page is accessible in both themes, small, and safe @desktop', async ({ page, context }) => {
  const bytes = await scriptBytes(page);
  for (const each of consolePages(world)) {
    await become(context, each.isPublic ? null : world.owner);
    bytes.reset();
    const answer = await open(page, each.address);
    expect.soft(answer.status(), each.route).toBe(200);
    expect.soft(bytes.sum(), `${each.route}: bytes of script`).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
    await expectSafe(
      page,
      await answer.text(),
      answer.headers()['content-security-policy'] ?? '',
      each.route,
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${each.route}, ${colorScheme}`);
    }
  }
});

test('every page fits a phone and is accessible there @phone', async ({ page, context }) => {
  for (const each of consolePages(world)) {
    await become(context, each.isPublic ? null : world.owner);
    await open(page, each.address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wide, `${each.route}: pixels beyond the screen`).toBeLessThanOrEqual(0);
    await expectAccessible(page, each.route);
  }
});
