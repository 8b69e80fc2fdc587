import { expect, it } from 'vitest';
import { isMissing } from './use-validation.ts';

it.each([
  ['campo_obrigatorio', 'O campo uf_inicio é obrigatório.', true],
  ['escolha_invalida', 'Informe um entre modal_rodoviario ou modal_aereo', true],
  ['escolha_invalida', 'Informe só um entre modal_rodoviario ou modal_aereo', false],
  ['formato_invalido', 'cfop (CFOP) tem formato inválido', false],
])('%s, "%s", is a missing field: %s', (code, message, missing) => {
  expect(isMissing({ code, message })).toBe(missing);
});
