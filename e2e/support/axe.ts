import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Checks colors alone, for a page already checked in the other theme. */
  readonly coloursOnly?: boolean;
}

/** Asserts that the page breaks no rule of axe: WCAG 2.2 AA and its best practices. */
export async function expectAccessible(
  page: Page,
  what = new URL(page.url()).pathname,
  { coloursOnly = false }: Options = {},
): Promise<void> {
  // A page that is still being fetched shows its skeleton alone.
  await expect(page.locator('h1:visible').first()).toBeAttached();
  // Created by reflection: its types belong to another copy of playwright-core.
  const axe: AxeBuilder = Reflect.construct(AxeBuilder, [{ page }]);
  // Without frames of other origins, the quick way: no blank page is opened to gather what frames found.
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (coloursOnly ? axe.withRules(COLOURS) : axe.withTags(RULES)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect.soft(found, `axe on ${what}`).toEqual([]);
}
