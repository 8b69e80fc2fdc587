import { describe, expect, it } from 'vitest';
import { isRegistrableName } from './registered-name.ts';

describe('a registered name', () => {
  it.each([
    'MERCADOLIVRE.COM ATIVIDADES DE INTERNET LTDA',
    'WWW COMERCIO LTDA',
    'A. B. & CIA. LTDA - ME',
    'AÇÚCAR & CAFÉ S/A',
    "D'AVILA (EM RECUPERACAO JUDICIAL), COMERCIO; 100% NATURAL +",
    '12.345.678 FULANO DE TAL',
    'COMPANHIA Nº 1 – “MATRIZ”',
    'JOSÉ DA SILVA'.normalize('NFD'),
  ])('may be %s', (name) => expect(isRegistrableName(name)).toBe(true));

  it.each([
    'REGULARIZE https://exemplo.com.br',
    'ana@exemplo.com.br',
    'Loja <b>',
    'Loja\r\nBcc: x',
    'Loja\u2028Outra',
    'Loja \u202Erb.moc',
    'Lo\u200Bja',
    'ana\uFF20exemplo',
    'http\uFF1A\uFF0F\uFF0Fexemplo',
  ])('is not %j', (name) => expect(isRegistrableName(name)).toBe(false));
});
