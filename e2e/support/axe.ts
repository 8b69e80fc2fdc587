import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is shown now breaks no rule of axe: WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  // Its types are those of another copy of playwright-core.
  const axe: AxeBuilder = Reflect.construct(AxeBuilder, [{ page }]);
  const { violations } = await axe.withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect.soft(found, `axe on ${what}`).toEqual([]);
}
