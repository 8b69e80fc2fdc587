import { expect, it } from 'vitest';
import { companyNameInput, personNameInput } from './names.ts';

it.each(['João D’Ávila', 'Loja do Zé & Cia.', 'A. B. Comércio S/A'])('takes %s', (name) => {
  expect([personNameInput, companyNameInput].map((schema) => schema.safeParse(name).success)).toEqual([
    true,
    true,
  ]);
});

it.each(['Veja www.loja', 'loja.com', 'http://x', 'a@b', 'Loja <b>', 'Loja\r\nBcc: x', 'Loja\u202Erb.moc'])(
  'refuses %j, which letters would show to others',
  (name) => {
    expect([personNameInput, companyNameInput].map((schema) => schema.safeParse(name).success)).toEqual([
      false,
      false,
    ]);
  },
);
