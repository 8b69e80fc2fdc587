import { expect, it } from 'vitest';
import { detailInWords, detailMessages } from './detail-words.ts';

it.each([
  ['role', 'leitura', ['Papel', 'Somente leitura']],
  ['environment', 1, ['Ambiente', 'Produção']],
  ['required', true, ['Exigida', 'Sim']],
  ['amountMilli', '1500500', ['Créditos', '1.500,5']],
  ['writes', null, ['Emissões e operações por minuto', 'Padrão']],
  ['sessions', 3, ['Sessões', '3']],
  ['operationId', '0193a2b4-5c6d-7e8f-9012-3456789abcde', null],
])('writes %s %j in words', (name, value, expected) => {
  expect(detailInWords([name, value], detailMessages['pt-BR'], 'pt-BR')).toEqual(expected);
});
