import { expect, it } from 'vitest';
import { bodyOf } from './body-of.ts';

it('puts entries into their lists, in order, and leaves out what is empty', () => {
  expect(
    bodyOf({
      reason: 'Erro de digitação',
      data_evento: '  ',
      'correcoes[1].campo_corrigido': 'b',
      'correcoes[0].campo_corrigido': 'a',
      'correcoes[0].valor_corrigido': '1',
      'correcoes[0].grupo_corrigido': '',
    }),
  ).toEqual({
    reason: 'Erro de digitação',
    correcoes: [{ campo_corrigido: 'a', valor_corrigido: '1' }, { campo_corrigido: 'b' }],
  });
});
