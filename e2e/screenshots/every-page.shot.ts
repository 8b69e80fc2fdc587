import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { open } from '../support/open.ts';
import { type ConsolePage, consolePages, nameOf } from '../support/pages.ts';
import { become } from '../support/people.ts';
import { createWorld } from '../support/world.ts';

const DIR = path.resolve(import.meta.dirname, '../../docs/console');

interface Look {
  /** After the name of the page; the look of every page has none. */
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** Pages that are shown so; every one unless named. */
  readonly pages?: readonly string[];
}

const LOOKS: readonly Look[] = [
  { suffix: '', width: 1440, height: 900, colorScheme: 'light' },
  {
    suffix: '-escuro',
    width: 1440,
    height: 900,
    colorScheme: 'dark',
    pages: ['inicio', 'documentos', 'documentos-id', 'entrar'],
  },
  {
    suffix: '-1024',
    width: 1024,
    height: 768,
    colorScheme: 'light',
    pages: ['inicio', 'documentos', 'documentos-id', 'empresas'],
  },
  {
    suffix: '-390',
    width: 390,
    height: 844,
    colorScheme: 'light',
    pages: ['inicio', 'documentos', 'documentos-id', 'emitir', 'empresas', 'entrar'],
  },
];

test('pictures of every page', async ({ page, context }) => {
  const world = await createWorld();
  fs.rmSync(DIR, { recursive: true, force: true });
  fs.mkdirSync(DIR, { recursive: true });
  for (const each of consolePages(world)) {
    await become(context, each.isPublic ? null : world.account.owner);
    await take(page, each);
  }
});

async function take(page: Page, { route, address }: ConsolePage): Promise<void> {
  const name = nameOf(route);
  for (const { suffix, width, height, colorScheme, pages = [name] } of LOOKS) {
    if (!pages.includes(name)) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await open(page, address);
    await page.screenshot({ path: path.join(DIR, `${name}${suffix}.png`), animations: 'disabled' });
  }
}
