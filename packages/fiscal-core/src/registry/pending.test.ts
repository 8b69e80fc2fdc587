import { describe, expect, it } from 'vitest';
import { changeOf } from '../calendar/calendar.ts';
import { withItem } from '../documents/nfe/fixtures/cases.ts';
import { LENIENT, STRICT } from '../documents/nfe/fixtures/context.ts';
import type { EmissionContext } from '../engine/document/definition.ts';
import type { Effect } from '../engine/document/rule-switches.ts';
import { strictFaults } from '../engine/document/strict.ts';
import type { Pending } from '../engine/layout/types.ts';
import { preparedOf } from '../testing/taken.ts';
import { DOCUMENTS, documentOf } from './documents.ts';
import { COMPLETE_BODIES } from './examples.ts';
import { pendingOf, withoutPending } from './pending.ts';

type Body = Readonly<Record<string, unknown>>;

/** A complete body with a value in one more field. */
function withField(type: string, { path }: Pick<Pending, 'path'>, value: unknown = '1'): Body {
  const body = COMPLETE_BODIES[type] ?? {};
  const [list = '', name] = path.split('[].');
  if (name === undefined) return { ...body, [list]: value };
  const entries = Array.isArray(body[list]) ? body[list] : [];
  return { ...body, [list]: entries.map((entry: Body) => ({ ...entry, [name]: value })) };
}
const ALL_ROWS = DOCUMENTS.flatMap(({ type }) =>
  pendingOf(type).map((row) => [type, row.path, row] as const),
);
/** Fields that wait for an operator on any day. */
const ROWS = ALL_ROWS.filter(([, , { place }]) => !('written' in place));
const take = (type: string, body: Body, context: EmissionContext = LENIENT) => {
  const prepared = preparedOf(documentOf(type), body, context);
  const notices = prepared.notices.filter(({ code }) => code === 'campo_ainda_sem_leiaute');
  return { ...prepared, told: notices, xml: documentOf(type).write(prepared.tree).toString() };
};

describe('a field that waits for its schema', () => {
  it('exists for NF-e, NFC-e, CT-e and NFCom', () => {
    expect([...new Set(ROWS.map(([type]) => type))].toSorted()).toEqual(['cte', 'nfce', 'nfcom', 'nfe']);
  });

  it.each(ROWS)(
    'of %s, %s, is named with its norm and left out, and changes nothing else',
    (type, path, row) => {
      const { told, xml, problems } = take(type, withField(type, row));
      const { norm } = changeOf(row.change);
      const field = path.replace('[]', '[0]');
      expect(told).toEqual([
        { field, code: 'campo_ainda_sem_leiaute', norm, message: expect.stringContaining(norm) },
      ]);
      expect(told[0]?.message).toMatch(/Retire o campo/);
      const plain = take(type, COMPLETE_BODIES[type] ?? {});
      expect([xml, problems]).toEqual([plain.xml, plain.problems]);
      if (row.tag !== null) expect(xml).not.toContain(`<${row.tag}>`);
    },
  );

  it.each(ROWS)(
    'of %s, %s, is refused by strict handling, and is nothing when it is blank',
    (type, _, row) => {
      expect(strictFaults(take(type, withField(type, row)).notices)).toMatchObject([
        { code: 'campo_ainda_sem_leiaute', fix: 'Retire o campo.' },
      ]);
      for (const blank of ['', null]) expect(take(type, withField(type, row, blank)).told).toEqual([]);
    },
  );

  it.each(ROWS)('of %s, %s, stays off on any day', (type, _, row) => {
    const { told } = take(type, withField(type, row), { ...LENIENT, lawDay: '2027-06-01' });
    expect(told).toHaveLength(1);
  });
});

describe('a list that waits for its first day', () => {
  const PAYMENT = {
    numero_pagamento: '1',
    id_transacao: 'E1',
    meio_pagamento: '15',
    cnpj_recebedor: '11222333000181',
    cnpj_base_psp: '11222333',
  };
  const before: EmissionContext = { ...STRICT, target: 'homologacao', lawDay: '2026-10-04' };
  const send = (type: string, pagamentos_vinculados: unknown, context: EmissionContext) => {
    const body = { ...withItem({}), mod: documentOf(type).mod, pagamentos_vinculados };
    const { told, xml, ...rest } = take(type, body, context);
    return { ...rest, told, fields: told.map(({ field }) => field), isWritten: xml.includes('<gPgtoVinc>') };
  };

  it.each(['nfe', 'nfce'])(
    'of %s is reported once with all its fields, and is nothing when it is empty',
    (type) => {
      const sent = send(type, [PAYMENT, { ...PAYMENT, outro: 1 }], before);
      expect([sent.fields, sent.isWritten]).toEqual([['pagamentos_vinculados'], false]);
      expect(sent.told[0]?.message).toMatch(/NT 2026\.006.*desde 16\/11\/2026/);
      expect(strictFaults(sent.notices)).toMatchObject([
        { field: 'pagamentos_vinculados', fix: 'Retire o campo.' },
      ]);
      for (const blank of [[], '', null]) expect(send(type, blank, before).told).toEqual([]);
    },
  );

  it.each(['nfe', 'nfce'])('of %s is written from that day on, at each target', (type) => {
    expect(send(type, [PAYMENT], { ...STRICT, target: 'homologacao', lawDay: '2026-10-05' })).toMatchObject({
      told: [],
      isWritten: true,
    });
    const sandbox: EmissionContext = { ...STRICT, target: 'sandbox' };
    expect(send(type, [PAYMENT], { ...sandbox, lawDay: '2026-11-15' }).isWritten).toBe(false);
    expect(send(type, [PAYMENT], { ...sandbox, lawDay: '2026-11-16' })).toMatchObject({
      told: [],
      isWritten: true,
    });
  });

  it('follows an operator’s switch on any day', () => {
    const on = (effect: Effect): EmissionContext => ({
      ...STRICT,
      target: 'homologacao',
      ruleSwitches: [{ type: 'nfe', cStat: 'nfe-2026.006', effect, uf: null }],
    });
    expect(send('nfe', [PAYMENT], { ...on('off'), lawDay: '2026-10-04' }).isWritten).toBe(true);
    expect(send('nfe', [PAYMENT], on('notice'))).toMatchObject({
      fields: ['pagamentos_vinculados'],
      isWritten: false,
    });
    const refused = send('nfe', [PAYMENT], on('refuse'));
    expect(refused.isWritten).toBe(false);
    expect(refused.problems.map(({ field }) => field)).toContain('pagamentos_vinculados');
  });
});

describe('a row that an operator turns on', () => {
  const sent = { ...withItem({ codigo_atividade_simples: '01' }), tipo_regime_ibs_cbs_emitente: '2' };
  const on = (effect: Effect, own: Partial<EmissionContext> = {}): EmissionContext => ({
    ...STRICT,
    target: 'homologacao',
    ruleSwitches: [{ type: 'nfe', cStat: 'nfe-2026.005', effect, uf: null }],
    ...own,
  });
  const fieldsOf = (context: EmissionContext, type = 'nfe') => {
    const { told, xml, problems } = take(type, { ...sent, mod: documentOf(type).mod }, context);
    return {
      told: told.map(({ field }) => field),
      written: /<CRT>3<\/CRT>(<tpRegimeIBSCBS>2<\/tpRegimeIBSCBS>)?/.exec(xml)?.[1] !== undefined,
      refused: problems.filter(({ code }) => code === 'campo_ainda_sem_leiaute').map(({ field }) => field),
    };
  };
  const OFF = {
    told: ['tipo_regime_ibs_cbs_emitente', 'itens[0].codigo_atividade_simples'].toSorted(),
    written: false,
    refused: [],
  };
  const sortedFields = (context: EmissionContext, type?: string) => {
    const found = fieldsOf(context, type);
    return { ...found, told: found.told.toSorted() };
  };

  it('is written behind the CRT; what has no known place stays off', () => {
    expect(fieldsOf(on('off'))).toEqual({
      told: ['itens[0].codigo_atividade_simples'],
      written: true,
      refused: [],
    });
    const { tree } = preparedOf(documentOf('nfe'), sent, on('off'));
    const definition = documentOf('nfe');
    definition.finalize(tree, {
      serie: 1,
      numero: 1,
      codigoNumerico: '46502913',
      dhEmi: '2026-11-21T10:00:00-03:00',
    });
    expect(definition.validate(tree).map(({ field }) => field)).not.toContain('tipo_regime_ibs_cbs_emitente');
  });

  it('is on for the type and the UF that the operator names, and never in the sandbox, whose schema lacks it', () => {
    expect(sortedFields(on('off'), 'nfce')).toEqual(OFF);
    const uf = (sigla: string) =>
      on('off', { ruleSwitches: [{ type: 'nfe', cStat: 'nfe-2026.005', effect: 'off', uf: sigla }] });
    expect(sortedFields(uf('RJ'))).toEqual(OFF);
    expect(fieldsOf(uf('SP')).written).toBe(true);
    expect(sortedFields(on('off', { target: 'sandbox' }))).toEqual(OFF);
  });

  it('is refused by an operator’s switch, without being a 400', () => {
    expect(fieldsOf(on('refuse'))).toEqual({
      told: [],
      written: false,
      refused: ['itens[0].codigo_atividade_simples', 'tipo_regime_ibs_cbs_emitente'],
    });
  });
});

describe('an XML of others with its tags', () => {
  const { xml } = take('nfe', withItem({}), STRICT);
  const theirs = xml
    .replace('</CRT>', '</CRT><tpRegimeIBSCBS>2</tpRegimeIBSCBS>')
    .replace('</xProd>', '</xProd><cAtivSN>01</cAtivSN>')
    .replace(
      '</imposto>',
      '<IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib><gTribSN><gIBSSN><pIBSSN>1.00</pIBSSN><vIBSSN>1.00</vIBSSN></gIBSSN></gTribSN></IBSCBS></imposto>',
    );

  it('is read, with what has a known place', () => {
    const read = documentOf('nfe').read(theirs);
    expect(read).toMatchObject({
      tipo_regime_ibs_cbs_emitente: '2',
      regime_tributario_emitente: '3',
      itens: [{ ibs_cbs_situacao_tributaria: '000', descricao: 'PRODUTO DE TESTE' }],
    });
  });

  it('is validated by the schema without them, and unchanged otherwise', () => {
    const rest = withoutPending('nfe', theirs);
    expect(rest).not.toMatch(/tpRegimeIBSCBS|cAtivSN|SN>/);
    expect(rest).toContain('<IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib></IBSCBS>');
    expect(withoutPending('nfe', rest)).toBe(rest);
    expect(withoutPending('nfe', '<a><gTribSN versao="1"/><gTribSNX>1</gTribSNX></a>')).toBe(
      '<a><gTribSNX>1</gTribSNX></a>',
    );
    expect(withoutPending('mdfe', theirs)).toBe(theirs);
  });

  it.each([
    ['in comments', '<a><!--<cAtivSN>--><b/><!--</cAtivSN>--></a>'],
    ['in CDATA', '<a><b><![CDATA[<cAtivSN>]]></b><c/><d><![CDATA[</cAtivSN>]]></d></a>'],
    ['in another namespace', '<a xmlns="u:a"><b/><cAtivSN xmlns="u:b">1</cAtivSN></a>'],
    ['never closed, many times in a comment', `<a><!--${'<gTribSN>'.repeat(45_000)}--></a>`],
  ])('is whole where the name is %s', (_, xml) => {
    expect(withoutPending('nfe', xml) === xml).toBe(true);
  });

  it('loses an element with all that is in it, however it is written', () => {
    expect(
      withoutPending(
        'nfe',
        '<a>1<gTribSN\n><gTribSN>é</gTribSN><b/></gTribSN >2<b><cAtivSN /></b><!--x--></a>\n',
      ),
    ).toBe('<a>12<b></b><!--x--></a>\n');
    const prefixed = '<n:a xmlns:n="u:a"><n:gTribSN/><n:b/></n:a>';
    expect(withoutPending('nfe', prefixed)).toBe('<n:a xmlns:n="u:a"><n:b/></n:a>');
  });
});
