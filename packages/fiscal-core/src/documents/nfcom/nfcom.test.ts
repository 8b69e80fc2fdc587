import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { refusalsOf } from '../../testing/taken.ts';
import { emitNfcom, STRICT, TELECOM } from './fixtures/emit.ts';
import { nfcom } from './nfcom.ts';

type Body = Record<string, unknown>;
const complete: Body = JSON.parse(
  readFileSync(new URL('./fixtures/completo.input.json', import.meta.url), 'utf8'),
);
const minimal = { mod: '62', data_emissao: '2026-11-20T08:00:00-03:00', cpf_destinatario: '28194736013' };
const item = { numero_item: '1', codigo_produto: 'NET', descricao: 'Internet' };
const refusals = (body: Body) =>
  refusalsOf(nfcom, body, TELECOM).map(({ field, code }) => `${field} ${code}`);
const without = (body: Body, ...fields: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)));

describe('required fields of the contract', () => {
  it.each<[string, Body, string[]]>([
    ['no model', without(minimal, 'mod'), ['mod campo_obrigatorio']],
    ['the model of another route', { ...minimal, mod: '55' }, ['mod mod_invalido']],
    ['no date', without(minimal, 'data_emissao'), ['data_emissao campo_obrigatorio']],
    ['a date that is none', { ...minimal, data_emissao: 'ontem' }, ['data_emissao formato_invalido']],
    ['no recipient', without(minimal, 'cpf_destinatario'), ['cnpj_destinatario campo_obrigatorio']],
    ['blank recipient', { ...minimal, cpf_destinatario: ' ' }, ['cnpj_destinatario campo_obrigatorio']],
    [
      'a CPF that is none',
      { ...minimal, cpf_destinatario: '28194736014' },
      ['cpf_destinatario cpf_invalido'],
    ],
    [
      'two recipients',
      { ...minimal, outra_identificacao_destinatario: 'AB12345' },
      ['outra_identificacao_destinatario campos_excludentes'],
    ],
    ['no entry among the items', { ...minimal, itens: [] }, ['itens lista_vazia']],
    [
      'an item of nothing',
      { ...minimal, itens: [{}] },
      [
        'itens[0].numero_item campo_obrigatorio',
        'itens[0].codigo_produto campo_obrigatorio',
        'itens[0].descricao campo_obrigatorio',
      ],
    ],
    [
      'an object for a value',
      { ...minimal, itens: [{ ...item, valor_item: {} }] },
      ['itens[0].valor_item tipo_invalido'],
    ],
  ])('refuses %s', (_, body, expected) => {
    expect(refusals(body)).toEqual(expected);
  });

  it('takes numbers for texts, and what is only wrong for the XML', () => {
    expect(
      refusals({ ...minimal, mod: 62, cpf_destinatario: 28194736013, itens: [{ ...item, numero_item: 1 }] }),
    ).toEqual([]);
    expect(
      refusals({ ...minimal, tipo_assinante: '55', informacoes_adicionais_fisco: 'x'.repeat(3000) }),
    ).toEqual([]);
  });
});

describe('a body with just what the contract names, on a lenient test token', () => {
  it.each<[string, Body]>([
    ['CPF alone', minimal],
    ['CNPJ', { ...without(minimal, 'cpf_destinatario'), cnpj_destinatario: '15662084000104' }],
    [
      'another identification',
      { ...without(minimal, 'cpf_destinatario'), outra_identificacao_destinatario: 'AB12345' },
    ],
    ['items without values', { ...minimal, itens: [item, { ...item, numero_item: '2' }] }],
    ['a total alone', { ...minimal, itens: [{ ...item, cfop: 5307, valor_total_item: 99.9 }] }],
    [
      'every field',
      {
        ...minimal,
        cnpj_emitente: '90.331.772/0001-07',
        nome_destinatario: 'Ana',
        tipo_assinante: 3,
        tipo_servico: 1,
        itens: [
          {
            ...item,
            cfop: '5307',
            unidade_medida: 1,
            quantidade_faturada: 10,
            valor_item: 0.3,
            valor_total_item: 3,
          },
        ],
      },
    ],
  ])('%s is valid, and what was lent is told', (_, body) => {
    const { faults, prepared, xml } = emitNfcom(body, TELECOM);
    expect(faults).toEqual([]);
    expect(prepared.completed.map(({ field }) => field)).toContain('logradouro_destinatario');
    expect(xsdErrors(xml, 'NFCom')).toEqual([]);
  });

  it.each<[string, Body, string]>([
    ['2', { valor_total_item: 100 }, '50.00'],
    ['3', { valor_total_item: '100.00' }, '33.33333333'],
    ['7', { valor_total_item: '1.00' }, '0.14285714'],
    ['6', { valor_total_item: '1.00' }, '0.16666667'],
    ['0.5', { valor_total_item: '99.90' }, '199.80'],
    ['2', { valor_total_item: '100.00', valor_desconto: '1.00' }, '1.00'],
    ['0', { valor_total_item: '100.00' }, '1.00'],
  ])('%s units of an item with %j cost %s each', (quantity, own, unit) => {
    const items = [{ ...item, quantidade_faturada: quantity, ...own }];
    const { xml } = emitNfcom({ ...minimal, itens: items }, TELECOM);
    expect(/<vItem>([^<]*)</.exec(xml)?.[1]).toBe(unit);
  });

  it('fills no default in a complete body', () => {
    expect(emitNfcom(complete, TELECOM).prepared.completed).toEqual([]);
  });

  it('is refused with the whole list in strict mode', () => {
    const { faults } = emitNfcom({ ...minimal, itens: [{ ...item, cfop: '5307', valor_item: '1' }] }, STRICT);
    const fields = faults.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'regime_tributario_emitente',
        'logradouro_emitente',
        'nome_destinatario',
        'logradouro_destinatario',
        'numero_contato_assinante',
        'itens[0].classificacao',
        'itens[0].icms_situacao_tributaria',
        'data_vencimento_fatura',
      ]),
    );
  });
});

describe('defaults', () => {
  const subscriber = (own: Body) => {
    const { xml } = emitNfcom({
      ...without(
        complete,
        'cnpj_destinatario',
        'codigo_assinante',
        'tipo_assinante',
        'tipo_servico',
        'indicador_ie_destinatario',
        'inscricao_estadual_destinatario',
      ),
      ...own,
    });
    const tag = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1];
    return [tag('iCodAssinante'), tag('tpAssinante'), tag('tpServUtil'), tag('indIEDest')];
  };
  it('distinguishes the subscriber from the recipient', () => {
    expect(subscriber({ cpf_destinatario: '281.947.360-13' })).toEqual(['28194736013', '3', '6', '9']);
    expect(
      subscriber({ cnpj_destinatario: '15662084000104', inscricao_estadual_destinatario: '0961122331' }),
    ).toEqual(['15662084000104', '1', '6', '1']);
    expect(subscriber({ cnpj_destinatario: '15662084000104', indicador_ie_destinatario: '2' })).toEqual([
      '15662084000104',
      '1',
      '6',
      '2',
    ]);
    expect(subscriber({ outra_identificacao_destinatario: 'AB12345' })).toEqual(['AB12345', '99', '6', '9']);
  });

  it('takes the issuer from the registration', () => {
    const issuer = {
      ...STRICT.issuer,
      regimeTributario: '4',
      address: {
        logradouro: 'Rua A',
        numero: '1',
        bairro: 'Centro',
        codigoMunicipio: '4314902',
        cep: '90110150',
        uf: 'RS',
      },
    };
    const fields = Object.keys(complete).filter(
      (field) => field.endsWith('_emitente') || field === 'municipio',
    );
    const { xml, faults } = emitNfcom(without(complete, ...fields), { ...STRICT, issuer });
    expect(faults).toEqual([]);
    expect(xml).toContain(
      '<emit><CNPJ>90331772000107</CNPJ><IE>0963344552</IE><CRT>1</CRT><xNome>Farol Sul Telecom Ltda</xNome>',
    );
    expect(xml).toContain('<xMun>Porto Alegre</xMun>');
    expect(xml).toContain('<cMunFG>4314902</cMunFG>');
  });

  it('subtracts what is given back, and sums IBS and CBS into the total from 2027 on', () => {
    const items = [
      { ...item, classificacao: '1100101', valor_item: '10.00' },
      { ...item, numero_item: '2', classificacao: '1100101', valor_item: '4.00', indicador_devolucao: '1' },
    ];
    const totals = (date: string) => {
      const rtc = {
        ibs_cbs_situacao_tributaria: '000',
        ibs_cbs_classificacao_tributaria: '000001',
        cbs_aliquota: '10.00',
      };
      const body = { ...minimal, data_emissao: date, itens: items.map((one) => ({ ...one, ...rtc })) };
      return emitNfcom(body, { ...TELECOM, nowMs: Date.parse(date) }).prepared.totals();
    };
    expect(totals('2026-11-20T08:00:00-03:00')).toMatchObject({ vProd: '6.00', vNF: '6.00', vCBS: '0.60' });
    expect(totals('2026-11-20T08:00:00-03:00')['vTotDFe']).toBeUndefined();
    expect(totals('2027-02-20T08:00:00-03:00')['vTotDFe']).toBe('6.62');
  });
});

/** Totals and taxes of the complete body, so that those of an own item count. */
const BARE: Body = Object.fromEntries(
  Object.keys(complete)
    .filter((field) => /_valor|^valor_|_base_calculo|_total/.test(field))
    .map((field) => [field, undefined]),
);
const INVOICE = /fatura|^data_uso|^codigo_(?:barras|debito|banco|agencia)|pix/;

it.each<[string, Body]>([
  ['213', { ...complete, cnpj_emitente: '11222333000181' }],
  ['270', without(complete, ...Object.keys(complete).filter((field) => INVOICE.test(field)))],
  ['537', without(complete, 'data_inicio_contrato')],
  [
    '540',
    {
      ...complete,
      ...BARE,
      itens: [{ ...item, classificacao: '0100401', valor_item: '1.00', icms_situacao_tributaria: '41' }],
    },
  ],
  [
    '541',
    {
      ...complete,
      ...BARE,
      itens: [
        { ...item, classificacao: '0100401', valor_item: '1.00', cfop: '5303', icms_indicador_sem_cst: '1' },
      ],
    },
  ],
  ['426', { ...complete, indicador_ie_destinatario: '1', inscricao_estadual_destinatario: undefined }],
  ['411', { ...complete, finalidade_nfcom: '3' }],
  ['461', { ...complete, irrf_valor_retido: '99.00' }],
  ['468', { ...complete, autorizados_download_xml: [{ cpf: '12345678909' }, { cpf: '12345678909' }] }],
  ['466', { ...complete, autorizados_download_xml: [{ cnpj: '11222333000182' }] }],
  ['228', { ...complete, data_emissao: '2026-11-10T08:00:00-03:00' }],
  ['212', { ...complete, data_emissao: '2026-11-25T08:00:00-03:00' }],
])('knows rejection %s before sending', (cStat, body) => {
  const { prepared } = emitNfcom(body);
  expect(prepared.problems.map((problem) => problem.cStat)).toEqual([cStat]);
});

it('builds the key with the digit of the site, and signs it into the QR Code in contingency', () => {
  const { chave, xml } = emitNfcom({ ...complete, numero_site: '3' });
  expect(chave.slice(20)).toMatch(/^62001000022871134419027\d$/);
  expect(xml).toContain(`?chNFCom=${chave}&amp;tpAmb=2</qrCodNFCom>`);
  const offline = emitNfcom({
    ...complete,
    forma_emissao: '2',
    data_entrada_contingencia: '2026-11-20T07:30:00-03:00',
    motivo_entrada_contingencia: 'Sem conexão com a SEFAZ',
  });
  expect(offline.xml).toMatch(/&amp;tpAmb=2&amp;sign=[A-Za-z0-9+/]+={0,2}<\/qrCodNFCom>/);
  expect(xsdErrors(offline.xml, 'NFCom')).toEqual([]);
});

describe('amounts that are not sent', () => {
  const sold = {
    ...item,
    classificacao: '0100401',
    cfop: '5303',
    valor_item: '200.00',
    icms_situacao_tributaria: '00',
    icms_aliquota: '17.00',
  };
  const emitItem = (own: Body, context = STRICT) =>
    emitNfcom({ ...complete, itens: [{ ...sold, ...own }], ...BARE }, context);
  const fields = ({ faults }: ReturnType<typeof emitItem>) => faults.map(({ field }) => field);
  const noticeLines = ({ prepared }: ReturnType<typeof emitItem>) =>
    prepared.notices
      .filter(({ code }) => code !== 'obrigacao_legal')
      .map(({ code, field, suggestion }) => `${code} ${field.replace('itens[0].', '')} ${suggestion}`);

  it.each<[string, Body, string[]]>([
    ['PIS without its rate', { pis_situacao_tributaria: '01' }, ['pis_aliquota_porcentual', 'pis_valor']],
    [
      'a base of FUST without its rate',
      { fust_base_calculo: '200.00' },
      ['fust_aliquota_porcentual', 'fust_valor'],
    ],
    [
      'a rate of FUNTTEL without its base',
      { funttel_aliquota_porcentual: '0.50' },
      ['funttel_base_calculo', 'funttel_valor'],
    ],
    [
      'one retention without the others',
      { pis_valor_retido: '1.00' },
      ['cofins_valor_retido', 'csll_valor_retido', 'irrf_base_calculo', 'irrf_valor_retido'],
    ],
    [
      'a reduced base without its reduction',
      { icms_situacao_tributaria: '20' },
      ['icms_reducao_base_calculo', 'icms_base_calculo', 'icms_valor'],
    ],
  ])('are missing: %s', (_, own, expected) => {
    expect(fields(emitItem(own))).toEqual(expected.map((field) => `itens[0].${field}`));
  });

  it('get defaults on lenient tokens, with notices', () => {
    const { faults, prepared } = emitItem(
      { pis_situacao_tributaria: '01', pis_valor_retido: '1.00' },
      TELECOM,
    );
    expect(faults).toEqual([]);
    expect(prepared.completed.map(({ tag, value }) => `${tag} ${value}`)).toEqual([
      'vRetCofins 0.00',
      'vRetCSLL 0.00',
      'vBCIRRF 0.00',
      'vIRRF 0.00',
      'pPIS 0.65',
    ]);
  });

  it('that base and rate determine are computed, with notices', () => {
    // 200.00 × 17 % = 34.00; 200.00 × 1.65 % = 3.30; 180.00 × 1 % = 1.80
    expect(
      noticeLines(
        emitItem({
          pis_situacao_tributaria: '01',
          pis_aliquota_porcentual: '1.65',
          fust_base_calculo: '180.00',
          fust_aliquota_porcentual: '1.00',
        }),
      ),
    ).toEqual([
      'calculado valor_total_item 200.00',
      'calculado icms_base_calculo 200.00',
      'calculado icms_valor 34.00',
      'calculado pis_base_calculo 200.00',
      'calculado pis_valor 3.30',
      'calculado fust_valor 1.80',
    ]);
  });

  it('without tax by their situation are zero, with notices', () => {
    expect(noticeLines(emitItem({ pis_situacao_tributaria: '08' })).slice(3)).toEqual([
      'calculado pis_base_calculo 0.00',
      'calculado pis_aliquota_porcentual 0.00',
      'calculado pis_valor 0.00',
    ]);
  });
});
