import { describe, expect, it } from 'vitest';
import { changeOf } from '../calendar/calendar.ts';
import { type Body, withItem, withNote } from '../documents/nfe/fixtures/cases.ts';
import { LENIENT, STRICT } from '../documents/nfe/fixtures/context.ts';
import { nfe } from '../documents/nfe/nfe.ts';
import { nfse } from '../documents/nfse/nfse.ts';
import type { EmissionContext } from '../engine/document/definition.ts';
import { strictFaults } from '../engine/document/strict.ts';
import { preparedOf } from '../testing/taken.ts';
import { ambienteOf } from '../vocabulary/target.ts';

const FIELD = 'itens[0].ibs_cbs_situacao_tributaria';
const at = (target: 'producao' | 'homologacao' | 'sandbox', context: EmissionContext): EmissionContext => ({
  ...context,
  target,
  ambiente: ambienteOf(target),
});
const take = (body: Body, context: EmissionContext = STRICT) => {
  const prepared = preparedOf(nfe, body, context);
  return { ...prepared, owed: prepared.notices.filter(({ code }) => code === 'obrigacao_legal') };
};
const bare = withItem({});
const FULL = { ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001' };

describe('a note of the regular regime without IBS and CBS', () => {
  const { norm, production: since } = changeOf('nfe-rtc-duty');

  it('gets the same notice of the duty at every target, with norm and day', () => {
    const noticesByTarget = (['producao', 'homologacao', 'sandbox'] as const).map(
      (target) => take(bare, at(target, STRICT)).owed,
    );
    expect(noticesByTarget[0]).toMatchObject([
      {
        field: FIELD,
        norm,
        since,
        message: expect.stringMatching(/regime normal.*03\/08\/2026.*Envie ibs_cbs/),
      },
    ]);
    expect(noticesByTarget).toEqual([noticesByTarget[0], noticesByTarget[0], noticesByTarget[0]]);
  });

  it('is not refused for it, not by strict handling either', () => {
    const { problems, notices } = take(bare, at('producao', STRICT));
    expect(problems.filter(({ field }) => field === FIELD)).toEqual([]);
    expect(strictFaults(notices)).toEqual([]);
  });

  it('gets it when the sandbox fills in the group, with a note of that', () => {
    const { completed, owed } = take(bare, at('sandbox', LENIENT));
    expect(completed).toContainEqual({ field: FIELD, tag: 'CST', value: '000' });
    expect(owed).toMatchObject([
      { field: FIELD, norm, since, message: expect.stringContaining('sandbox preencheu') },
    ]);
    expect(take(bare).owed[0]?.message).not.toContain('sandbox');
  });

  it('gets it once for all of its items, at the first that lacks them', () => {
    const [item] = Array.isArray(bare['itens']) ? bare['itens'] : [];
    const { owed } = take(withNote({ itens: [{ ...item, ...FULL }, item, item, item] }));
    expect(owed).toMatchObject([
      { field: FIELD.replace('0', '1'), message: expect.stringContaining('(e mais 2 itens)') },
    ]);
  });
});

describe('gets no notice', () => {
  const OLD = '35261011222333000181550010000000091465029132';
  const NEW = OLD.replace('352610', '352701');
  const returnNote = (own: Body) => ({ ...withItem({ cfop: '5202', ...own }), finalidade_emissao: '4' });

  it.each<[string, Body]>([
    ['of what has them', withItem(FULL)],
    [
      'of what has the classification, which has one CST',
      withItem({ ...FULL, ibs_cbs_situacao_tributaria: undefined }),
    ],
    [
      'of the Simples Nacional in 2026',
      { ...withItem({ icms_situacao_tributaria: '102' }), regime_tributario_emitente: '1' },
    ],
    ['of fuels', withItem({ combustivel_codigo_anp: '210203001' })],
    [
      'of a return of a note of before 2027',
      returnNote({ chave_acesso_dfe_referenciado: OLD, numero_item_dfe_referenciado: '1' }),
    ],
    [
      'of a complement of one',
      { ...withNote({ finalidade_emissao: '2' }), notas_referenciadas: [{ chave_nfe: OLD }] },
    ],
  ])('%s', (_, body) => {
    expect(take(body).owed).toEqual([]);
    expect(take(body, at('sandbox', LENIENT)).owed).toEqual([]);
  });

  it.each<[string, Body]>([
    ['of a return that the sandbox lends a reference', returnNote({})],
    [
      'of a return of a note of 2027',
      returnNote({ chave_acesso_dfe_referenciado: NEW, numero_item_dfe_referenciado: '1' }),
    ],
  ])('but %s', (_, body) => {
    expect(take(body).owed).toHaveLength(1);
    expect(take(body, at('sandbox', LENIENT)).owed).toHaveLength(1);
  });
});

it('gives a DPS its duty only outside the Simples Nacional, and not for a service outside LC 116', () => {
  const dutyNotices = (own: Body) => {
    const body = {
      cnpj_prestador: '11222333000181',
      codigo_municipio_prestacao: '3550308',
      descricao_servico: 'Consultoria',
      codigo_tributacao_nacional_iss: '010101',
      valor_servico: 100,
      codigo_opcao_simples_nacional: '1',
      ...own,
    };
    return preparedOf(nfse, body, STRICT).notices.flatMap(({ code, since }) =>
      code === 'obrigacao_legal' ? [since] : [],
    );
  };
  expect(dutyNotices({})).toEqual([changeOf('nfse-duty').production]);
  expect(dutyNotices({ codigo_opcao_simples_nacional: '3' })).toEqual([]);
  expect(dutyNotices({ codigo_tributacao_nacional_iss: '990201' })).toEqual([]);
  expect(dutyNotices(FULL)).toEqual([]);
});
