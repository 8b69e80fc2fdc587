import { expect, it } from 'vitest';
import { inFormWords, withFormLabels } from './form-quotes.ts';

const ROW = {
  field: 'itens[1].cfop',
  people: {
    label: 'CFOP com 4 dígitos (item 2)',
    englishLabel: 'CFOP with 4 digits (item 2)',
    message: '“CFOP com 4 dígitos” tem formato inválido.',
    fix: 'Corrija “CFOP com 4 dígitos” ou “Destino da operação”.',
    english: '“CFOP with 4 digits” does not go with “Destination of the operation”: "51".',
    quotes: [
      {
        field: 'local_destino',
        label: 'Destino da operação',
        englishLabel: 'Destination of the operation',
      },
    ],
  },
};
const LABELS: Readonly<Record<string, string>> = {
  'itens[1].cfop': 'Produto 2 · CFOP',
  'itens[0].codigo_ncm': 'Produto 1 · NCM',
  local_destino: 'Destino',
  cep_remetente: 'Remetente · CEP',
  cep_destinatario: 'Destinatário · CEP',
  uf_destinatario: 'Destinatário · Estado',
};
const labels = (path: string) => LABELS[path] ?? null;

it('quotes a field, and others, as the form shows them', () => {
  const [row] = withFormLabels(labels, [ROW]);
  expect(row?.people).toMatchObject({
    label: 'Produto 2 · CFOP',
    englishLabel: 'Produto 2 · CFOP',
    message: '“CFOP” tem formato inválido.',
    fix: 'Corrija “CFOP” ou “Destino”.',
    english: '“CFOP” does not go with “Destino”: "51".',
  });
});

it('quotes another field also where the form has not the own one', () => {
  const [row] = withFormLabels((path) => (path === 'local_destino' ? 'Destino' : null), [ROW]);
  expect(row?.people).toMatchObject({
    label: 'CFOP com 4 dígitos (item 2)',
    fix: 'Corrija “CFOP com 4 dígitos” ou “Destino”.',
  });
});

it('leaves fields that the form does not have', () => {
  expect(withFormLabels(() => null, [ROW])).toEqual([ROW]);
});

it('names the part of the form of a field elsewhere, without the entry of a list', () => {
  const quote = (field: string, label: string) => ({ field, label, englishLabel: label });
  const words = inFormWords(labels, 'uf_destinatario', [
    quote('cep_remetente', 'CEP do remetente'),
    quote('cep_destinatario', 'CEP do destinatário'),
    quote('itens[0].codigo_ncm', 'Código NCM'),
  ]);
  expect(words('“CEP do remetente”, “CEP do destinatário”, “Código NCM” e “Frete”')).toBe(
    '“Remetente · CEP”, “CEP”, “NCM” e “Frete”',
  );
});
