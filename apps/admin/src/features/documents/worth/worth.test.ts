import { expect, it } from 'vitest';
import { type DocumentTotal, outsideOf, salesOf, worthOf } from './worth.ts';

const total = (
  type: string,
  status: DocumentTotal['status'],
  valorTotal: string,
  operacao: DocumentTotal['operacao'] = null,
): DocumentTotal => ({ type, status, operacao, count: 1, valorTotal, unproven: 0 });

const TOTALS = [
  total('mdfe', 'AUTORIZADA', '148500.00'),
  total('mdfe', 'ENCERRADA', '0.01'),
  total('nfe', 'AUTORIZADA', '10.10', 'saida'),
  total('nfe', 'AUTORIZADA', '3.00', 'devolucao'),
  total('nfe', 'CANCELADA', '5.00', 'saida'),
  total('nfe', 'REJEITADA', '7.00', 'saida'),
  total('nfce', 'AUTORIZADA', '0.20', 'saida'),
  total('cte', 'AUTORIZADA', '900.00'),
];

it('has a line for each type and operation, of what is authorized alone', () => {
  const lines = worthOf(TOTALS, ['nfe', 'nfce', 'cte']);
  expect(lines.map(({ type, operacao, reais }) => `${type} ${operacao} ${reais}`)).toEqual([
    'nfe saida 10.1000',
    'nfe devolucao 3.0000',
    'nfce saida 0.2000',
    'cte null 900.0000',
    'mdfe null 148500.0100',
  ]);
});

it('counts as sales the NF-e and NFC-e that went out, and nothing else', () => {
  expect(salesOf(TOTALS)).toBe('10.3000');
  expect(salesOf(TOTALS.filter(({ operacao }) => operacao !== 'saida'))).toBeNull();
});

it('names what is in no sum', () => {
  expect(outsideOf(TOTALS)).toEqual([
    ['REJEITADA', 1],
    ['CANCELADA', 1],
  ]);
});
