import { nfeLayout } from '@fiscal/core/documents/nfe/layout/layout';
import { inputSchema } from '@fiscal/core/engine/layout/input-schema';
import { documentOf } from '@fiscal/core/registry/documents';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { mergeSchemas } from './published-body.ts';

it('shows every documented field, and requires only what the contract requires', () => {
  const schema = mergeSchemas(documentOf('nfe').contractSchema, inputSchema(nfeLayout));
  const json: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const body = z
    .object({
      required: z.array(z.string()),
      properties: z
        .object({
          nome_destinatario: z.object({ description: z.string() }).loose(),
          natureza_operacao: z.object({ description: z.string() }).loose(),
          itens: z
            .object({
              description: z.string(),
              items: z.object({
                required: z.array(z.string()),
                properties: z.object({ codigo_ncm: z.object({ description: z.string() }).loose() }).loose(),
              }),
            })
            .loose(),
        })
        .loose(),
    })
    .parse(json);
  expect(body.required).toContain('natureza_operacao');
  expect(body.required).not.toContain('nome_destinatario');
  expect(body.properties.itens.items.required).toContain('codigo_produto');
  expect(body.properties.itens.items.required).not.toContain('codigo_ncm');
});

it('shows the documented fields of a list that the contract does not require', () => {
  const { contractSchema, inputSchema: documented } = documentOf('nfcom');
  const json: unknown = z.toJSONSchema(mergeSchemas(contractSchema, documented), {
    io: 'input',
    unrepresentable: 'any',
  });
  const list = z.object({
    anyOf: z.tuple([
      z.object({ items: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
      z.unknown(),
    ]),
  });
  const body = z.object({ required: z.array(z.string()), properties: z.looseObject({ itens: list }) });
  const { required, properties } = body.parse(json);
  expect(required).not.toContain('itens');
  expect(Object.keys(properties.itens.anyOf[0].items.properties)).toContain('icms_situacao_tributaria');
});
