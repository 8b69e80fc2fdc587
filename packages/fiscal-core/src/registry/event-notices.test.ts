import { describe, expect, it } from 'vitest';
import { EVENTS } from './events.ts';
import { NFE } from './fixtures/cases.ts';
import { definitionOf } from './fixtures/made.ts';

const ator = definitionOf({ kind: 'ator-interessado', subject: NFE });
const body = { cnpj: '11222333000181', permite_autorizacao_terceiro: true };

describe('an event body with an unknown name', () => {
  it('is accepted, with a notice of the nearest name', () => {
    expect(ator.input.safeParse(body).success).toBe(true);
    expect(ator.notices(body)).toMatchObject([
      {
        field: 'permite_autorizacao_terceiro',
        code: 'campo_desconhecido',
        suggestion: 'permite_autorizacao_terceiros',
      },
    ]);
  });

  it('is refused by strict handling, together with everything else', () => {
    const { error } = ator.strictInput.safeParse({ ...body, cnpj: undefined, cpf: 1 });
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'cpf',
      'cpf',
      'permite_autorizacao_terceiro',
    ]);
  });
});

it('strict handling takes what is written as it was sent', () => {
  const { permite_autorizacao_terceiro: permite_autorizacao_terceiros, ...rest } = body;
  const sent = { ...rest, permite_autorizacao_terceiros };
  expect(ator.strictInput.parse(sent)).toEqual(ator.input.parse(sent));
  expect(ator.notices(sent)).toEqual([]);
});

it.each(EVENTS.map((event) => [event.kind, event.types.join(), event] as const))(
  '%s of %s takes its documented names without a notice, and no body at all',
  (_kind, _types, { layout, notices }) => {
    expect(notices(Object.fromEntries(layout.ignored.map(({ path }) => [path, 'x'])))).toEqual([]);
    expect(notices(undefined)).toEqual([]);
  },
);
