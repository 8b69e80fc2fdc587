import { expect, it } from 'vitest';
import { z } from 'zod';
import { cteLayout } from '../../documents/cte/layout/layout.ts';
import { nfeLayout } from '../../documents/nfe/layout/layout.ts';
import { FIELD_FACTS } from './field-facts.ts';
import { inputSchema } from './input-schema.ts';

const shapeOf = (schema: unknown): Readonly<Record<string, z.core.$ZodType>> => {
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const object = bare instanceof z.ZodArray ? bare.element : bare;
  return object instanceof z.ZodObject ? object.shape : {};
};
const body = shapeOf(inputSchema(nfeLayout));
const item = shapeOf(body['itens']);
const factsOf = (schema: z.core.$ZodType | undefined) =>
  schema === undefined ? null : FIELD_FACTS.get(schema);

const metaOf = (schema: z.core.$ZodType | undefined) =>
  schema === undefined ? {} : (z.globalRegistry.get(schema) ?? {});

it('gives the group of the XML that a field belongs to', () => {
  expect(factsOf(body['logradouro_destinatario'])?.section).toMatchObject({ tag: 'dest' });
  expect(factsOf(body['volumes'])?.section).toMatchObject({ tag: 'transp' });
  expect(factsOf(body['itens'])?.section).toBeNull();
  expect(factsOf(item['codigo_ncm'])?.section?.tag).toBe('prod');
});

it('gives the inner groups of one that has too many fields', () => {
  expect(factsOf(item['icms_aliquota'])?.section).toEqual({ tag: 'ICMS', title: 'ICMS' });
  expect(factsOf(item['pis_aliquota_porcentual'])?.section?.tag).toBe('PIS');
});

it('gives the values of every place that a field feeds, and their meanings', () => {
  const cst = factsOf(item['icms_situacao_tributaria']);
  expect(cst?.values).toEqual(expect.arrayContaining(['00', '40', '102', '10_partilha']));
  expect(factsOf(body['finalidade_emissao'])).toMatchObject({
    values: ['1', '2', '3', '4', '5', '6'],
    meanings: { 1: 'normal' },
  });
});

it('gives a code with an ending the meaning of its group', () => {
  const meanings = factsOf(shapeOf(inputSchema(cteLayout))['icms_situacao_tributaria'])?.meanings;
  expect(meanings).toMatchObject({ '90': 'outras', '90_simples_nacional': 'Simples Nacional' });
  expect(meanings?.['90_outra_uf']).toMatch(/^ICMS devido à UF de origem/);
});

it('documents what the places of a field take together', () => {
  const { limits, values } = metaOf(item['pis_situacao_tributaria']);
  expect(values).toEqual(factsOf(item['pis_situacao_tributaria'])?.values);
  expect(values).toEqual(expect.arrayContaining(['01', '04', '49', '99']));
  expect(limits).toMatch(/^um de 01 \(tributável com alíquota básica\), 02 /);
});
