import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputSchema } from '../../../engine/layout/input-schema.ts';
import { nfeLayout } from './layout.ts';

const schema = inputSchema(nfeLayout);

it('takes any documented body, text or number, and keeps what it does not know', () => {
  const body = {
    cfop: 1,
    natureza_operacao: 'VENDA',
    itens: [{ codigo_ncm: 22, quantidade_comercial: '1.5', escala_relevante: true, outro: {} }],
    veiculo_placa: '',
    extra: [1],
  };
  expect(schema.parse(body)).toEqual(body);
  expect(schema.safeParse({ natureza_operacao: {} }).success).toBe(false);
});

it('documents every field with description, tag and limits', () => {
  const json = z.toJSONSchema(schema);
  expect(json).toMatchObject({
    type: 'object',
    properties: {
      natureza_operacao: {
        tag: 'natOp',
        maxLength: 60,
        limits: 'de 1 a 60 caracteres',
        description: expect.stringContaining('Natureza da operação'),
      },
      finalidade_emissao: { tag: 'finNFe', values: ['1', '2', '3', '4', '5', '6'] },
      pagamentos_vinculados: { type: 'array' },
      itens: {
        type: 'array',
        maxItems: 990,
        items: {
          properties: {
            codigo_ncm: { tag: 'NCM' },
            rastros: { items: { properties: { numero_lote: { tag: 'nLote' } } } },
            mono_ibs_valor_diferido: {},
          },
        },
      },
    },
  });
  expect(JSON.stringify(json).match(/"tag":/g)?.length).toBeGreaterThan(640);
});
