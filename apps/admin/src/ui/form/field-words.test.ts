import { expect, it } from 'vitest';
import { fieldWords, needsDetail, withoutPath } from './field-words.ts';

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
  ['uf_invalida', 'uf', 'Escolha a UF.', 'Choose the state.'],
  ['valor_invalido', 'crt', null, 'This value cannot be used.'],
  ['outro', 'x', null, null],
  [undefined, 'x', null, null],
])('text of %s at %s', (code, field, pt, en) => {
  expect(fieldWords(error(code, field), 'pt-BR')).toBe(pt);
  expect(fieldWords(error(code, field), 'en')).toBe(en);
});

it.each([
  [
    'formato_invalido',
    'profile.cnae',
    'cnae deve ter 7 dígitos.',
    'O CNAE tem 7 dígitos.',
    'A CNAE has 7 digits.',
  ],
  [
    'tamanho_invalido',
    'profile.address.bairro',
    'O campo profile.address.bairro deve ter no máximo 60 caracteres.',
    'Use até 60 caracteres.',
    'Use up to 60 characters.',
  ],
  [
    'formato_invalido',
    'nsu',
    'O campo nsu deve ter os 15 dígitos.',
    'Escreva os 15 dígitos.',
    'Write its 15 digits.',
  ],
])('limits of %s at %s', (...[code, field, message, pt, en]) => {
  const limited = { code, field, message };
  expect([fieldWords(limited, 'pt-BR'), fieldWords(limited, 'en')]).toEqual([pt, en]);
  expect(needsDetail(limited)).toBe(false);
});

it('needs the sentence of the API beneath a vague text alone', () => {
  expect(needsDetail(error('valor_invalido', 'csrt.uf'))).toBe(true);
  expect(needsDetail(error('campo_obrigatorio', 'profile.responsavelTecnico.contato'))).toBe(false);
});

it('leaves out the path of a field', () => {
  const field = 'profile.name';
  const message = `O campo ${field} tem sinais que o nome de uma empresa não tem.`;
  expect(withoutPath({ field, message, fix: `Retire de ${field} @ e <.` })).toBe(
    'Este campo tem sinais que o nome de uma empresa não tem. Retire deste campo @ e <.',
  );
});
