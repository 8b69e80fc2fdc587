import { expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldErrors } from './field-errors.ts';

const schema = z.strictObject({
  nome: z.string().min(3),
  vezes: z.int().max(9),
  tipo: z.enum(['a', 'b']),
  itens: z.array(z.strictObject({ codigo: z.string() })),
});

const errorsOf = (value: unknown) =>
  toFieldErrors(schema.safeParse(value, { error: toFieldErrors.message }).error?.issues ?? []);

it('names every field of a body with its fix', () => {
  expect(errorsOf({ nome: 'x', vezes: 10, tipo: 'c', itens: [{ codigo: 1 }] })).toEqual([
    {
      field: 'nome',
      code: 'tamanho_invalido',
      message: 'O campo nome deve ter pelo menos 3 caractere(s).',
      fix: 'Envie ao menos 3 caractere(s) em nome.',
    },
    {
      field: 'vezes',
      code: 'tamanho_invalido',
      message: 'O campo vezes deve ser no máximo 9.',
      fix: 'Envie em vezes um valor até 9.',
    },
    {
      field: 'tipo',
      code: 'valor_invalido',
      message: 'O campo tipo deve ser um destes valores: a, b.',
      fix: 'Envie um destes valores: a, b.',
    },
    {
      field: 'itens[0].codigo',
      code: 'tipo_invalido',
      message: 'O campo itens[0].codigo deve ser texto.',
      fix: 'Envie texto em itens[0].codigo.',
    },
  ]);
});

it('distinguishes missing from unknown fields, one by one', () => {
  expect(errorsOf({ nome: 'abc', vezes: 1, tipo: 'a', itens: [{ codig: '1', x: 1 }] })).toMatchObject([
    { field: 'itens[0].codigo', code: 'campo_obrigatorio', fix: 'Inclua itens[0].codigo na requisição.' },
    { field: 'itens[0].codig', code: 'campo_desconhecido' },
    { field: 'itens[0].x', code: 'campo_desconhecido', fix: 'Retire itens[0].x ou confira a grafia.' },
  ]);
});
