import type { Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Company,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const post = (body: unknown, headers: Record<string, string> = {}, route = 'nfe') =>
  send('POST', `/v1/${route}/emit`, { ...testOf(company), ...headers }, body);
const item = () => {
  const [first] = nfeOf(company)['itens'] as Payload[];
  return { ...first };
};
const without = (payload: Payload, ...names: string[]) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));
const xmlOf = async (payload: Payload) => {
  const view = await emitToVerdict(testOf(company), payload);
  expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA' });
  return (await send('GET', `/v1/nfe/${view.id}/xml`, testOf(company))).text;
};

describe('a body that is no document', () => {
  it.each([
    ['malformed JSON', '{"mod": "55",}', 'posição 13'],
    ['a cut body', '{"mod": "55"', 'o texto acabou'],
    ['100 levels', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, '64 níveis'],
    ['100 lists', `${'['.repeat(100)}${']'.repeat(100)}`, '64 níveis'],
    ['a raw control character', '{"mod": "5\u00015"}', 'caractere de controle'],
    ['a list', '[]', 'objeto JSON'],
    ['nothing', '', 'documento no corpo'],
  ])('answers 400 to %s', async (_what, body, words) => {
    expect(refusal(await post(body), 400, 'requisicao_invalida').message).toContain(words);
  });

  it('answers 415 to XML', async () => {
    refusal(await post('<NFe/>', { 'content-type': 'application/xml' }), 415, 'tipo_de_midia_invalido');
  });

  it('answers 413 to 10 MB, and the sender can read it', async () => {
    refusal(await post({ ...nfeOf(company), lixo: 'x'.repeat(10_000_000) }), 413, 'corpo_grande_demais');
  });

  it('names every field at once', async () => {
    const { errors } = refusal(await post({}), 400, 'requisicao_invalida');
    const fields = errors.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'mod',
        'natureza_operacao',
        'data_emissao',
        'tipo_documento',
        'local_destino',
        'finalidade_emissao',
        'consumidor_final',
        'presenca_comprador',
        'cnpj_emitente',
        'inscricao_estadual_emitente',
        'itens',
        'modalidade_frete',
        'veiculo_placa',
        'agropecuario_tipo_guia',
      ]),
    );
    expect(new Set(fields).size).toBe(fields.length);
  });

  it.each([
    ['mod of the other route', { mod: '65' }, 'mod'],
    ['no mod', { mod: undefined }, 'mod'],
    ['an empty list', { itens: [] }, 'itens'],
    ['a list that is none', { itens: 'x' }, 'itens'],
    ['an item that is none', { itens: [1] }, 'itens[0]'],
    ['a value outside the contract’s list', { tipo_documento: '2' }, 'tipo_documento'],
    ['a list where a text is due', { natureza_operacao: ['VENDA'] }, 'natureza_operacao'],
    ['an object where a text is due', { natureza_operacao: {} }, 'natureza_operacao'],
    ['a boolean where a text is due', { natureza_operacao: true }, 'natureza_operacao'],
    ['null where a key is due', { veiculo_placa: null }, 'veiculo_placa'],
    ['a CNPJ that is none', { cnpj_emitente: '11222333000199' }, 'cnpj_emitente'],
    ['a date that is none', { data_emissao: 'ontem' }, 'data_emissao'],
  ])('answers 400 to %s', async (_what, change, field) => {
    const { errors } = refusal(await post({ ...nfeOf(company), ...change }), 400, 'requisicao_invalida');
    expect(errors.map((error) => error.field)).toContain(field);
    for (const error of errors) expect(error.message).not.toBe('');
  });

  it.each(['codigo_produto', 'descricao', 'cfop', 'unidade_comercial', 'icms_origem'])(
    'names the item that lacks %s',
    async (name) => {
      const body = { ...nfeOf(company), itens: [item(), without(item(), name)] };
      const { errors } = refusal(await post(body), 400, 'requisicao_invalida');
      expect(errors.map((error) => error.field)).toEqual([`itens[1].${name}`]);
    },
  );
});

describe('odd text becomes correct XML', () => {
  it('escapes what XML would take for markup', async () => {
    const xml = await xmlOf(
      nfeOf(company, { informacoes_adicionais_contribuinte: 'a ]]> b <c> & "d" \'e\' &amp;' }),
    );
    expect(xml).toContain('<infCpl>a ]]&gt; b &lt;c&gt; &amp;');
  });

  it('turns typographic dashes and quotes into ASCII and drops emoji', async () => {
    const xml = await xmlOf(
      nfeOf(company, { informacoes_adicionais_contribuinte: '“Café” — à vista – 😀 ok…' }),
    );
    const text = /<infCpl>([^<]*)<\/infCpl>/.exec(xml)?.[1] ?? '';
    expect(text).toMatch(/^(?:"|&quot;)Café(?:"|&quot;) - à vista - +ok/);
    expect(text).not.toMatch(/[^\u0020-\u00ff]/);
  });

  it('drops control characters and collapses lines', async () => {
    const xml = await xmlOf(
      nfeOf(company, { informacoes_adicionais_contribuinte: 'um\u0000\u0007\r\ndois\ttrês\u200b\ud800' }),
    );
    expect(xml).toMatch(/<infCpl>um dois ?três<\/infCpl>/);
  });

  it('keeps no key that reaches for a prototype', async () => {
    const text = JSON.stringify(nfeOf(company)).replace(
      /}$/,
      ',"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    );
    expect((await post(text)).status).toBe(202);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });
});

describe('numbers', () => {
  const withPrice = (price: string) =>
    JSON.stringify({ ...nfeOf(company), itens: [{ ...item(), valor_unitario_comercial: '@' }] }).replace(
      '"@"',
      price,
    );

  it.each([
    ['20 decimals', '1.12345678901234567890'],
    ['20 digits', '12345678901234567890'],
    ['an exponent', '1.5e3'],
    ['a negative', '-1'],
  ])(
    '%s is reported as the field’s fault or written exactly, never rounded in silence',
    async (_what, price) => {
      const reply = await post(withPrice(price));
      if (reply.status === 400) {
        const { errors } = refusal(reply, 400, 'requisicao_invalida');
        expect(errors.map(({ field }) => field)).toContain('itens[0].valor_unitario_comercial');
        return;
      }
      expect(reply.status, reply.text).toBe(202);
    },
  );

  it('writes 10 decimals without a float in between', async () => {
    const xml = await xmlOf(
      nfeOf(company, {
        itens: [{ ...item(), quantidade_comercial: '3', valor_unitario_comercial: '0.1000000001' }],
      }),
    );
    expect(xml).toContain('<vUnCom>0.1000000001</vUnCom>');
    expect(xml).toContain('<vProd>0.30</vProd>');
  });
});

it('is never at a loss: no odd body gives a 500', async () => {
  const odd: unknown[] = [
    0,
    -0,
    1e21,
    '',
    ' ',
    '\u0000',
    'x'.repeat(100_000),
    true,
    null,
    [],
    {},
    [[]],
    [{}],
    { a: { b: [] } },
  ];
  const payload = nfeOf(company);
  const bodies = Object.keys({
    ...payload,
    serie: 1,
    numero: 1,
    formas_pagamento: 1,
    codigo_unico: 1,
  }).flatMap((name) => odd.map((value) => ({ ...payload, [name]: value })));
  const seen = new Map<number, number>();
  for (const body of bodies) {
    const { status, text } = await send('POST', '/v1/nfe/validate', testOf(company), body);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    expect([200, 400, 429], `${JSON.stringify(body).slice(0, 300)} → ${text}`).toContain(status);
  }
  expect(seen.get(200)).toBeGreaterThan(0);
});
