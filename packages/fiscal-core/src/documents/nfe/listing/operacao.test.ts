import { expect, it } from 'vitest';
import { operacaoOf } from './operacao.ts';

it.each([
  ['1', '1', 'saida'],
  ['1', '0', 'entrada'],
  // The party that returns goods issues an outgoing note, the party that takes them back an incoming one.
  ['4', '1', 'devolucao'],
  ['4', '0', 'devolucao'],
  ['2', '1', 'complementar'],
  ['3', '0', 'ajuste'],
  ['5', '1', 'credito'],
  ['6', '0', 'debito'],
  ['9', '1', 'outra'],
  ['1', undefined, 'outra'],
  [undefined, '1', 'outra'],
])('finNFe %s, tpNF %s: %s', (finalidade_emissao, tipo_documento, operacao) => {
  expect(operacaoOf({ finalidade_emissao, tipo_documento })).toBe(operacao);
});
