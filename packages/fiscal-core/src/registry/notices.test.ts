import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LENIENT } from '../documents/nfe/fixtures/context.ts';
import type { DocumentDefinition, Refused } from '../engine/document/definition.ts';
import { preparedOf } from '../testing/taken.ts';
import { DOCUMENTS, documentOf } from './documents.ts';

type Body = Readonly<Record<string, unknown>>;

function goldenBodies({ type }: DocumentDefinition): readonly (readonly [string, Body])[] {
  const folder = new URL(`../documents/${type}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.input.json'))
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);
}

describe.each(DOCUMENTS.map((definition) => [definition.type, definition] as const))(
  '%s',
  (_type, definition) => {
    it.each(goldenBodies(definition))('%s has no name that is not known', (_file, body) => {
      const { notices } = definition.take(body, LENIENT);
      expect(notices.filter(({ code }) => code === 'campo_desconhecido')).toEqual([]);
    });

    it.each(goldenBodies(definition))('%s is judged again as at its acceptance', (_file, body) => {
      const { tree, dhEmi, problems } = preparedOf(definition, body, LENIENT);
      definition.finalize(tree, { serie: 1, numero: 41, codigoNumerico: '48271935', dhEmi });
      const known = problems.map(({ cStat, field }) => [cStat, field]);
      for (const { cStat, field } of definition.judgeAgain(tree, LENIENT))
        expect(known).toContainEqual([cStat, field]);
    });

    it.each(goldenBodies(definition))('%s keeps nothing of a stand-in identity', (_file, body) => {
      const identity = {
        serie: 1,
        numero: 41,
        codigoNumerico: '48271935',
        dhEmi: '2026-11-21T10:00:00-03:00',
      };
      const [fresh, asked] = [preparedOf(definition, body, LENIENT), preparedOf(definition, body, LENIENT)];
      definition.finalize(asked.tree, {
        ...identity,
        serie: 999,
        numero: 999_999_999,
        codigoNumerico: '58203647',
      });
      expect(definition.finalize(asked.tree, identity)).toBe(definition.finalize(fresh.tree, identity));
      expect(definition.write(asked.tree)).toEqual(definition.write(fresh.tree));
    });
  },
);

const nfe = documentOf('nfe');
const refusal = (body: Body): Refused => {
  const taken = nfe.take(body, LENIENT);
  if ('refused' in taken) return taken;
  throw new Error('not refused');
};

describe('a body that is refused', () => {
  it('still reports ignored fields', () => {
    const { notices } = refusal({ mod: '55', itens: [{ valor_descontoo: '5' }] });
    expect(notices).toMatchObject([{ code: 'campo_desconhecido', suggestion: 'valor_desconto' }]);
  });

  it('can name the other values that no document could have, each once, and nothing that is only missing', () => {
    const { refused, further } = refusal({
      mod: '55',
      data_emissao: 'ontem',
      itens: [{ cfop: '51', descricao: 'x'.repeat(121), codigo_ncm: '123' }],
    });
    expect(refused.map(({ field }) => field)).not.toContain('itens[0].cfop');
    expect(refused.map(({ field }) => field)).toContain('data_emissao');
    expect(
      further()
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(['itens[0].cfop', 'itens[0].codigo_ncm', 'itens[0].descricao']);
  });

  it('of emojis alone reports the field as such, and not as missing', () => {
    const [, golden] = goldenBodies(nfe)[0] ?? [];
    const [item] = Array.isArray(golden?.['itens']) ? golden['itens'] : [];
    const { refused } = refusal({ ...golden, itens: [{ ...item, descricao: '☕🎉' }] });
    expect(refused).toMatchObject([{ field: 'itens[0].descricao', code: 'formato_invalido' }]);
    expect(refused[0]?.message).toContain('nenhum caractere');
  });
});
