import { expect, it } from 'vitest';
import { fieldWords } from './field-words.ts';

const error = (code: string | undefined, field: string) => ({ code, field, message: 'da API' });

it.each([
  ['campo_obrigatorio', 'name', 'Preencha este campo.', 'Fill this in.'],
  [
    'campo_obrigatorio',
    'reason',
    'Escreva a justificativa, com 15 a 255 caracteres.',
    'Write the reason, 15 to 255 characters.',
  ],
  ['campo_obrigatorio', 'profile.address.uf', 'Escolha a UF.', 'Choose the state.'],
  ['valor_invalido', 'crt', null, 'This value cannot be used.'],
  ['outro', 'x', null, null],
  [undefined, 'x', null, null],
])('text of %s at %s', (code, field, pt, en) => {
  expect(fieldWords(error(code, field), 'pt-BR')).toBe(pt);
  expect(fieldWords(error(code, field), 'en')).toBe(en);
});
