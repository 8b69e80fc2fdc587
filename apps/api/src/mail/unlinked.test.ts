import { expect, it } from 'vitest';
import { breakLinks } from './unlinked.ts';

it.each([
  'A. B. & CIA. LTDA - ME',
  'AÇÚCAR & CAFÉ S/A',
  'COMPANHIA X S.A.',
  '12.345.678 FULANO DE TAL',
  'WWW COMERCIO LTDA',
  'LOJA Nº 1: ROUPAS',
])('leaves %s as it is', (name) => expect(breakLinks(name)).toBe(name));

it.each([
  ['MERCADOLIVRE.COM ATIVIDADES LTDA', 'MERCADOLIVRE. COM ATIVIDADES LTDA'],
  ['www.loja.com.br', 'www. loja. com. br'],
  ['WWW.1LOJA', 'WWW. 1LOJA'],
  ['x.co', 'x. co'],
  ['https://exemplo.ru/a', 'https: //exemplo. ru/a'],
  ['ana@exemplo.com', 'ana@ exemplo. com'],
  ['loja\uFF0Ecom', 'loja\uFF0E com'],
  ['loja\u3002com', 'loja\u3002 com'],
  ['loja\u2024com', 'loja\u2024 com'],
  ['evil\u200B.com', 'evil . com'],
  ['evil.\u200Bcom', 'evil. com'],
  ['\u202Emoc.live', 'moc. live'],
  ['Loja\r\nBcc: x', 'Loja Bcc: x'],
])('breaks the address in %j', (name, shown) => expect(breakLinks(name)).toBe(shown));
