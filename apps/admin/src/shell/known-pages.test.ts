import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isPage, PAGES } from './known-pages.ts';

const CONSOLE = path.resolve(import.meta.dirname, '../app/(console)');

it('knows every page there is, and no other', () => {
  const pages = fs
    .readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `/${path.dirname(file)}`);
  expect([...PAGES].toSorted()).toEqual(pages.toSorted());
});

it.each([
  ['/teste', true],
  ['/producao/documentos', true],
  ['/empresas/nova', true],
  ['/empresas/7/perfil', true],
  ['/teste/emitir', true],
  ['/producao/emitir', true],
  ['/producao/sandbox', false],
  ['/nao-existe', false],
  ['/teste/nada', false],
  ['/empresas/7/perfil/mais', false],
])('%s: %s', (address, there) => {
  expect(isPage(address)).toBe(there);
});
