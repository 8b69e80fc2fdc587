import { isoAt } from '@fiscal/core/testing/builders';
import fc from 'fast-check';

/** A body of `/v1/nfe/emit` or `/v1/nfc-e/emit`. */
export type Body = Record<string, unknown>;

/** Amounts are counted in hundredths here, apart from the code under test. */
const money = (hundredths: number): string => (hundredths / 100).toFixed(2);
const part = (hundredths: number, rate: number): number => Math.round((hundredths * rate) / 100 + 1e-6);

/** @param rate own ICMS rate of the scene, in percent */
type Icms = (value: number, rate: number) => Body;

const own = (base: number, rate: number): Body => ({
  icms_modalidade_base_calculo: '3',
  icms_base_calculo: money(base),
  icms_aliquota: rate.toFixed(2),
  icms_valor: money(part(base, rate)),
});
const REDUCTION = 40;
const reduceBase = (value: number): number => value - part(value, REDUCTION);
const st = (base: number, deducted: number): Body => ({
  icms_modalidade_base_calculo_st: '4',
  icms_margem_valor_adicionado_st: '40.00',
  icms_base_calculo_st: money(base),
  icms_aliquota_st: '18.00',
  icms_valor_st: money(Math.max(0, part(base, 18) - deducted)),
  cest: '0100100',
});
const margin = (value: number): number => value + part(value, 40);
const credit = (value: number): Body => ({
  icms_aliquota_credito_simples: '2.50',
  icms_valor_credito_simples: money(part(value, 2.5)),
});
const withheld = (value: number): Body => ({
  icms_base_calculo_retido_st: money(value),
  icms_aliquota_final: '18.00',
  icms_valor_substituto: money(part(value, 12)),
  icms_valor_retido_st: money(part(value, 6)),
  cest: '0100100',
});
const passedOn = (value: number): Body => ({
  icms_base_calculo_retido_remetente: money(value),
  icms_valor_retido_remetente: money(part(value, 6)),
  icms_base_calculo_destino: money(value),
  icms_valor_destino: money(part(value, 6)),
  cest: '0100100',
});
const sharedIcms = (value: number, rate: number): Body => ({
  ...own(value, rate),
  ...st(margin(value), part(value, rate)),
  icms_base_calculo_operacao_propria: '100.00',
  icms_uf_st: 'RJ',
});

/** Every CST with its required fields. */
const BY_CST: Readonly<Record<string, Icms>> = {
  '00': own,
  '02': (value) => ({
    icms_base_calculo_mono: money(value),
    icms_aliquota: '0.1000',
    icms_valor_mono: money(part(value, 10)),
  }),
  '10': (value, rate) => ({ ...own(value, rate), ...st(margin(value), part(value, rate)) }),
  '10_partilha': sharedIcms,
  '15': (value) => ({
    icms_base_calculo_mono: money(value),
    icms_aliquota: '0.1000',
    icms_valor_mono: money(part(value, 10)),
    icms_base_calculo_mono_retencao: money(value),
    icms_aliquota_retencao: '0.1000',
    icms_valor_mono_retencao: money(part(value, 10)),
  }),
  '20': (value, rate) => ({ ...own(reduceBase(value), rate), icms_reducao_base_calculo: '40.00' }),
  '30': (value) => st(margin(value), part(value, 12)),
  '40': () => ({}),
  '41': () => ({}),
  '41_st': passedOn,
  '50': () => ({}),
  '51': (value) => {
    const whole = part(value, 18);
    const later = part(whole, 50);
    return {
      icms_modalidade_base_calculo: '3',
      icms_base_calculo: money(value),
      icms_aliquota: '18.00',
      icms_valor_operacao: money(whole),
      icms_percentual_diferimento: '50.00',
      icms_valor_diferido: money(later),
      icms_valor: money(whole - later),
    };
  },
  '53': () => ({}),
  '60': withheld,
  '61': (value) => ({
    icms_base_calculo_mono_retido: money(value),
    icms_aliquota_retido: '1.0000',
    icms_valor_mono_retido: money(value),
  }),
  '70': (value, rate) => ({
    ...own(reduceBase(value), rate),
    icms_reducao_base_calculo: '40.00',
    ...st(margin(value), part(reduceBase(value), rate)),
  }),
  '90': own,
};
const BY_CSOSN: Readonly<Record<string, Icms>> = {
  '101': credit,
  '102': () => ({}),
  '103': () => ({}),
  '201': (value) => ({ ...credit(value), ...st(margin(value), part(value, 12)) }),
  '202': (value) => st(margin(value), part(value, 12)),
  '203': (value) => st(margin(value), part(value, 12)),
  '300': () => ({}),
  '400': () => ({}),
  '500': withheld,
  '900': (value, rate) => ({ ...own(value, rate), ...credit(value) }),
};
/** CST and CSOSN of a coupon: of what it taxes, and of what was taxed before. */
const OF_NFCE = ['00', '20', '40', '41', '61', '102', '103', '300', '400', '900'];
const WITHHELD = ['60', '61', '500'];

const contributions = (value: number, kind: string): Body =>
  Object.fromEntries(
    ['pis', 'cofins'].flatMap((tax) => {
      const rate = tax === 'pis' ? 1.65 : 7.6;
      const amounts = {
        [`${tax}_base_calculo`]: money(value),
        [`${tax}_aliquota_porcentual`]: rate.toFixed(2),
        [`${tax}_valor`]: money(part(value, rate)),
      };
      return Object.entries({ [`${tax}_situacao_tributaria`]: kind, ...(kind === '01' ? amounts : {}) });
    }),
  );
const ipi = (value: number): Body => ({
  ipi_situacao_tributaria: '50',
  ipi_base_calculo: money(value),
  ipi_aliquota: '5.00',
  ipi_valor: money(part(value, 5)),
});
const difal = (value: number): Body => ({
  ...own(value, 12),
  icms_base_calculo_uf_destino: money(value),
  icms_aliquota_interna_uf_destino: '20.00',
  icms_aliquota_interestadual: '12.00',
  icms_percentual_partilha: '100.00',
  icms_valor_uf_destino: money(part(value, 20) - part(value, 12)),
  icms_valor_uf_remetente: '0.00',
  fcp_base_calculo_uf_destino: money(value),
  fcp_percentual_uf_destino: '2.00',
  fcp_valor_uf_destino: money(part(value, 2)),
});

const ISSUER: Body = {
  cnpj_emitente: '11222333000181',
  inscricao_estadual_emitente: '110042490114',
  nome_emitente: 'FORJA TESTE LTDA',
  logradouro_emitente: 'Rua dos Ipês',
  numero_emitente: '100',
  bairro_emitente: 'Centro',
  municipio_emitente: 'São Paulo',
  uf_emitente: 'SP',
  cep_emitente: '01001000',
};
const addressee = (uf: string, municipio: string): Body => ({
  nome_destinatario: 'MERCADO DA ESQUINA LTDA',
  logradouro_destinatario: 'Rua Principal',
  numero_destinatario: 'S/N',
  bairro_destinatario: 'Centro',
  municipio_destinatario: municipio,
  uf_destinatario: uf,
});
const TAXPAYER: Body = {
  ...addressee('SP', 'Campinas'),
  cnpj_destinatario: '12ABC34501DE35',
  indicador_inscricao_estadual_destinatario: '1',
  inscricao_estadual_destinatario: '113933298410',
};
const CONSUMER: Body = { cpf_destinatario: '12345678909', indicador_inscricao_estadual_destinatario: '9' };
const ABROAD: Body = {
  ...addressee('EX', 'EXTERIOR'),
  id_estrangeiro_destinatario: 'PASSAPORTE1',
  codigo_pais_destinatario: '2496',
  pais_destinatario: 'ESTADOS UNIDOS',
  indicador_inscricao_estadual_destinatario: '9',
};

/** Kind of sale, with its fields of the note and of each item. */
interface Scene {
  readonly mod: '55' | '65';
  readonly note: Body;
  readonly cfop: string;
  /** Ways to be taxed, of both regimes. */
  readonly situations: readonly string[];
  readonly taxed?: Icms;
  /** Services are sold beside the goods. */
  readonly serves?: boolean;
  /** Across states the interstate rate, percent. */
  readonly rate?: number;
}

const EVERY = [...Object.keys(BY_CST), ...Object.keys(BY_CSOSN)];
const SCENES: readonly Scene[] = [
  {
    mod: '55',
    note: {
      ...TAXPAYER,
      inscricao_municipal_emitente: '12345',
      cnae_fiscal_emitente: '3314710',
      local_destino: '1',
      consumidor_final: '0',
      presenca_comprador: '1',
    },
    cfop: '5102',
    serves: true,
    situations: EVERY,
  },
  {
    mod: '55',
    note: {
      ...TAXPAYER,
      ...addressee('RJ', 'Rio de Janeiro'),
      inscricao_estadual_destinatario: '85393324',
      local_destino: '2',
      consumidor_final: '0',
      presenca_comprador: '9',
      indicador_intermediario: '0',
    },
    cfop: '6102',
    rate: 12,
    situations: EVERY,
  },
  {
    mod: '55',
    note: {
      ...CONSUMER,
      ...addressee('RJ', 'Rio de Janeiro'),
      local_destino: '2',
      consumidor_final: '1',
      presenca_comprador: '2',
      indicador_intermediario: '0',
    },
    cfop: '6108',
    situations: ['00'],
    taxed: difal,
  },
  {
    mod: '55',
    note: {
      ...ABROAD,
      local_destino: '3',
      consumidor_final: '1',
      presenca_comprador: '9',
      indicador_intermediario: '0',
      uf_local_embarque: 'SP',
      local_embarque: 'SANTOS',
    },
    cfop: '7102',
    situations: ['41', '300'],
  },
  {
    mod: '55',
    note: {
      ...TAXPAYER,
      local_destino: '1',
      consumidor_final: '1',
      presenca_comprador: '1',
      tipo_documento: '0',
    },
    cfop: '1102',
    situations: ['00', '20', '40', '60', '102', '500'],
  },
  {
    mod: '65',
    note: { local_destino: '1', consumidor_final: '1', presenca_comprador: '1' },
    cfop: '5102',
    situations: OF_NFCE,
  },
  {
    mod: '65',
    note: { ...CONSUMER, local_destino: '1', consumidor_final: '1', presenca_comprador: '1' },
    cfop: '5405',
    situations: WITHHELD,
  },
  {
    mod: '55',
    note: {
      ...CONSUMER,
      ...addressee('SP', 'Campinas'),
      tipo_impressao: '6',
      local_destino: '1',
      consumidor_final: '1',
      presenca_comprador: '1',
    },
    cfop: '5102',
    situations: OF_NFCE,
  },
];

const isCoupon = ({ mod, note: { tipo_impressao } }: Scene): boolean =>
  mod === '65' || tipo_impressao === '6';

const CSOSN = /^\d{3}$/;

/** Repair of a good, in São Paulo: what an item has instead of ICMS. */
const service = (value: number): Body => ({
  cfop: '5933',
  codigo_ncm: '00',
  issqn_base_calculo: money(value),
  issqn_aliquota: '5.00',
  issqn_valor: money(part(value, 5)),
  issqn_codigo_municipio: '3550308',
  issqn_item_lista_servico: '14.01',
  issqn_indicador_exigibilidade: '1',
  issqn_indicador_incentivo: '2',
});

interface ItemSeed {
  readonly quantity: number;
  readonly cents: number;
  readonly situation: number;
  readonly kind: string;
  readonly withIpi: boolean;
  readonly freight: number;
  readonly discount: number;
  readonly isService: boolean;
}

function itemOf(scene: Scene, simples: boolean, seed: ItemSeed, nowMs: number): Body {
  const situations = scene.situations.filter((code) => CSOSN.test(code) === simples);
  const situation = situations[seed.situation % situations.length] ?? situations[0] ?? '102';
  const value = seed.quantity * seed.cents;
  const isService = seed.isService && scene.serves === true;
  const taxes = isService ? service : (scene.taxed ?? BY_CST[situation] ?? BY_CSOSN[situation]);
  return {
    codigo_produto: `P-${seed.situation}`,
    descricao: 'PRODUTO DE TESTE',
    codigo_ncm: '84831090',
    cfop: scene.cfop,
    unidade_comercial: 'UN',
    quantidade_comercial: String(seed.quantity),
    valor_unitario_comercial: money(seed.cents),
    icms_origem: '0',
    icms_situacao_tributaria: situation,
    ...taxes?.(value, scene.rate ?? 18),
    ...contributions(value, seed.kind),
    ...(seed.withIpi && !isCoupon(scene) && !isService ? ipi(value) : {}),
    ...(seed.freight > 0 ? { valor_frete: money(seed.freight) } : {}),
    ...(seed.discount > 0 ? { valor_desconto: money(Math.min(seed.discount, value)) } : {}),
    ...(simples || Number(isoAt(nowMs).slice(0, 4)) > 2026
      ? {}
      : { ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001' }),
  };
}

/** A change that may break a rule, or none. */
type Change = (body: Body, nowMs: number) => Body;
const note =
  (fields: Body): Change =>
  (body) => ({ ...body, ...fields });
/** Changes the last item with fields computed from it. */
const itemBy =
  (fieldsOf: (one: Body) => Body): Change =>
  (body) => {
    const items = Array.isArray(body['itens']) ? body['itens'] : [];
    return {
      ...body,
      itens: items.map((one: Body, i) => (i === items.length - 1 ? { ...one, ...fieldsOf(one) } : one)),
    };
  };
const item = (fields: Body): Change => itemBy(() => fields);
/** References of the items to another note, by the position of each. */
const referring =
  (fieldsOf: (position: number) => Body, fields: Body = {}): Change =>
  (body) => ({
    ...body,
    ...fields,
    itens: (Array.isArray(body['itens']) ? body['itens'] : []).map((one: Body, i) => ({
      ...one,
      ...fieldsOf(i),
    })),
  });
const REFERRED = { chave_acesso_dfe_referenciado: '35261011222333000181550010000000091465029132' };
const another = (i: number): Body => ({
  chave_acesso_dfe_referenciado:
    i === 0 ? REFERRED.chave_acesso_dfe_referenciado : '35261011222333000181550010000000101465029133',
});
const numberedReference = (i: number): Body => ({ ...REFERRED, numero_item_dfe_referenciado: String(i + 1) });
const OTHER_TAX = /^(?:icms|fcp|ipi|ii|pis|cofins|issqn)_/;
/** A note of debit or credit whose items have IBS and CBS alone. */
const adjusting =
  (fields: Body): Change =>
  (body) => ({
    ...body,
    ...fields,
    itens: (Array.isArray(body['itens']) ? body['itens'] : []).map((one: Body) =>
      Object.fromEntries(Object.entries(one).filter(([field]) => !OTHER_TAX.test(field))),
    ),
  });
const shareOf = (fields: Body): Change =>
  itemBy((one) => (one['icms_base_calculo_uf_destino'] === undefined ? {} : fields));
const atInternalRate = itemBy((one) => {
  const base = Math.round(Number(one['icms_base_calculo'] ?? 0) * 100);
  return base === 0 ? {} : { icms_aliquota: '18.00', icms_valor: money(part(base, 18)) };
});
const ofReform = (fields: Body): Change =>
  itemBy((one) => (one['ibs_cbs_situacao_tributaria'] === undefined ? {} : fields));
const reformTotal =
  (fields: Body): Change =>
  (body) =>
    body['regime_tributario_emitente'] === '1' ? body : { ...body, ...fields };
const ofService = (fields: Body): Change =>
  itemBy((one) => (one['issqn_base_calculo'] === undefined ? {} : fields));
const discounted = itemBy((one) => ({
  valor_frete: '9.00',
  valor_desconto: money(
    Math.round(Number(one['quantidade_comercial']) * Number(one['valor_unitario_comercial']) * 100) + 1,
  ),
}));
const dateShifted =
  (minutes: number): Change =>
  (body, nowMs) => ({ ...body, data_emissao: isoAt(nowMs + minutes * 60_000) });

const DAY = 24 * 60;
const CHANGES: readonly Change[] = [
  dateShifted(6),
  dateShifted(-6),
  dateShifted(-31 * DAY),
  dateShifted(-29 * DAY),
  note({ tipo_documento: '0' }),
  note({ local_destino: '2' }),
  note({ local_destino: '3' }),
  note({ tipo_impressao: '6' }),
  note({
    forma_emissao: '9',
    data_entrada_contingencia: '2026-11-21T11:00:00-03:00',
    motivo_entrada_contingencia: 'SEM INTERNET NO LOCAL',
  }),
  note({ notas_referenciadas: [{ chave_nfe: '35261011222333000181550010000000091465029136' }] }),
  note({ notas_referenciadas: [{ modelo_ecf: '2D', numero_ecf: '1', coo: '12' }] }),
  note({
    notas_referenciadas: [
      { uf: 'SP', mes: '2601', cnpj: '33444555000181', modelo: '1', serie: '0', numero: '1' },
    ],
  }),
  note({ consumidor_final: '0' }),
  note({ consumidor_final: '1' }),
  note({ presenca_comprador: '2', indicador_intermediario: undefined }),
  note({ presenca_comprador: '5', indicador_intermediario: '0' }),
  note({ presenca_comprador: '4' }),
  note({ indicador_intermediario: '1' }),
  note({ finalidade_emissao: '4' }),
  referring(numberedReference),
  referring(() => REFERRED),
  referring(() => ({ ...REFERRED, numero_item_dfe_referenciado: '1' })),
  referring((i) => ({ ...numberedReference(i), ...another(i) })),
  referring(numberedReference, {
    notas_referenciadas: [{ chave_nfe: REFERRED.chave_acesso_dfe_referenciado }],
  }),
  referring(numberedReference, { finalidade_emissao: '4' }),
  referring((i) => (i === 0 ? numberedReference(i) : {}), { finalidade_emissao: '4' }),
  referring((i) => ({ ...numberedReference(i), ...another(i) }), { finalidade_emissao: '4' }),
  note({ finalidade_emissao: '6', tipo_nota_debito: '04' }),
  referring(numberedReference, { finalidade_emissao: '6', tipo_nota_debito: '03' }),
  referring(another, { finalidade_emissao: '6', tipo_nota_debito: '03' }),
  referring(numberedReference, { finalidade_emissao: '5', tipo_nota_credito: '01' }),
  referring(numberedReference, { finalidade_emissao: '5', tipo_nota_credito: '06' }),
  adjusting({ finalidade_emissao: '6', tipo_nota_debito: '01' }),
  adjusting({ finalidade_emissao: '6', tipo_nota_debito: '06' }),
  adjusting({ finalidade_emissao: '6', tipo_nota_debito: '08', tipo_documento: '0' }),
  adjusting({ finalidade_emissao: '5', tipo_nota_credito: '01', tipo_documento: '0' }),
  adjusting({ finalidade_emissao: '5', tipo_nota_credito: '02', tipo_documento: '0' }),
  adjusting({
    finalidade_emissao: '5',
    tipo_nota_credito: '05',
    notas_referenciadas: [{ chave_nfe: REFERRED.chave_acesso_dfe_referenciado }],
  }),
  adjusting({
    finalidade_emissao: '5',
    tipo_nota_credito: '02',
    tipo_documento: '0',
    notas_referenciadas: [{ chave_nfe: REFERRED.chave_acesso_dfe_referenciado }],
  }),
  note({ finalidade_emissao: '5', tipo_nota_credito: '03' }),
  note({ finalidade_emissao: '5', tipo_nota_credito: '03', tipo_documento: '0' }),
  note({ finalidade_emissao: '3' }),
  note({ finalidade_emissao: '2' }),
  note({ finalidade_emissao: '6', tipo_nota_debito: '06' }),
  note({ regime_tributario_emitente: '4' }),
  note({ regime_tributario_emitente: '1' }),
  note({ regime_tributario_emitente: '3' }),
  note({ cnpj_emitente: '33444555000181' }),
  note({ codigo_unico: '12345678' }),
  note({ serie: '890' }),
  note({ uf_destinatario: 'PR' }),
  note({ inscricao_estadual_destinatario: undefined }),
  note({ indicador_inscricao_estadual_destinatario: '9' }),
  note({ indicador_inscricao_estadual_destinatario: '2', inscricao_estadual_destinatario: undefined }),
  note({ cnpj_destinatario: undefined, cpf_destinatario: undefined }),
  note({ cpf_destinatario: '12345678900' }),
  note({ nome_destinatario: undefined }),
  note({ valor_total: '1.00' }),
  note({ valor_produtos: '1.00' }),
  note({ icms_base_calculo: '0.01' }),
  note({ icms_valor_total: '0.01' }),
  note({ icms_valor_total_st: '0.01' }),
  note({ valor_frete: '0.01' }),
  note({ valor_desconto: '0.01' }),
  note({ valor_ipi: '0.01' }),
  note({ valor_pis: '0.01' }),
  note({ valor_total_tributos: '0.01' }),
  note({ formas_pagamento: [{ forma_pagamento: '01', valor_pagamento: '0.01' }] }),
  note({ formas_pagamento: [{ forma_pagamento: '01', valor_pagamento: '99999.00' }] }),
  note({ formas_pagamento: [{ forma_pagamento: '90', valor_pagamento: '0.00' }] }),
  note({ formas_pagamento: [{ forma_pagamento: '99', valor_pagamento: '99999.00' }] }),
  ...['03', '90', '91'].map((forma_pagamento) =>
    note({ formas_pagamento: [{ forma_pagamento, valor_pagamento: '0.01' }] }),
  ),
  ...['1', '6', '28', '99'].map((bandeira_operadora) =>
    note({
      formas_pagamento: [
        { forma_pagamento: '03', valor_pagamento: '99999.00', tipo_integracao: '2', bandeira_operadora },
      ],
    }),
  ),
  ...['2026-11-20', '2026-11-21', '2026-12-21', '2036-11-21', '2036-11-22'].flatMap((data_vencimento) =>
    ['0', '1'].map((indicador_pagamento) =>
      note({
        duplicatas: [{ numero: '001', data_vencimento, valor: '10.00' }],
        numero_fatura: '1',
        valor_original_fatura: '10.00',
        valor_desconto_fatura: '0.00',
        valor_liquido_fatura: '10.00',
        formas_pagamento: [{ indicador_pagamento, forma_pagamento: '15', valor_pagamento: '99999.00' }],
      }),
    ),
  ),
  note({ valor_troco: '1.00' }),
  note({ modalidade_frete: '0' }),
  note({ pessoas_autorizadas: [{ cpf: '12345678909' }] }),
  item({ cfop: '5102' }),
  item({ cfop: '6102' }),
  item({ cfop: '1102' }),
  item({ cfop: '7102' }),
  item({ cfop: '5949' }),
  item({ cfop: '5202' }),
  item({ cfop: '1949' }),
  item({ icms_valor_previsto: '1.00' }),
  item({ codigo_ncm: '00' }),
  item({ codigo_ncm: '99000000' }),
  item({ codigo_barras_comercial: '7891000315508' }),
  item({ codigo_barras_comercial: '7891000315507' }),
  item({ inclui_no_total: '0' }),
  item({ valor_bruto: '0.05' }),
  discounted,
  item({ quantidade_tributavel: '77' }),
  item({ quantidade_tributavel: '77', valor_unitario_tributavel: '1.00' }),
  item({ unidade_tributavel: 'KG' }),
  item({ numero_item: '7' }),
  item({ cest: undefined }),
  item({ icms_situacao_tributaria: '00' }),
  item({ icms_situacao_tributaria: '60' }),
  item({ icms_situacao_tributaria: '102' }),
  item({ icms_situacao_tributaria: '101' }),
  item({ icms_situacao_tributaria: '50' }),
  item({ icms_situacao_tributaria: '53' }),
  item({ icms_valor: '0.07' }),
  item({ icms_valor_operacao: '0.07' }),
  item({ icms_valor_diferido: '0.07' }),
  item({ icms_modalidade_base_calculo_st: '6' }),
  item({ icms_margem_valor_adicionado_st: undefined }),
  item({ fcp_percentual: '2.00', fcp_valor: '0.03', fcp_base_calculo: '100.00' }),
  item({ icms_origem: '1' }),
  item({ icms_aliquota: '18.00' }),
  atInternalRate,
  item({ icms_valor_mono: '0.07' }),
  item({ icms_valor_mono_retencao: '0.07' }),
  item({ icms_valor_mono_retido: '0.07' }),
  note({ icms_valor_mono: '0.07' }),
  note({ icms_valor_mono_retido: '0.07' }),
  ofService({ issqn_base_calculo: '0.07' }),
  ofService({ issqn_valor: '0.07' }),
  ofService({ issqn_valor_deducao: '0.07' }),
  note({ inscricao_municipal_emitente: undefined, cnae_fiscal_emitente: undefined }),
  note({ inscricao_estadual_emitente: '110042490115' }),
  note({ tipo_nota_debito: '04' }),
  note({ data_previsao_entrega_bem: '2026-01-01' }),
  note({ valor_liquido_total: '0.07' }),
  item({ valor_unitario_liquido: '9.00' }),
  ofReform({ ibs_uf_valor: '0.00' }),
  ofReform({ cbs_valor: '0.07' }),
  ofReform({ ibs_valor_total: '0.07' }),
  reformTotal({ cbs_valor_total: '0.07' }),
  reformTotal({ ibs_valor_total: '0.07' }),
  item({ quantidade_comercial: '1000', quantidade_tributavel: '1000' }),
  shareOf({ icms_aliquota_interestadual: '7.00' }),
  shareOf({ icms_aliquota_interestadual: '4.00' }),
  shareOf({ icms_percentual_partilha: '80.00' }),
  shareOf({ icms_valor_uf_destino: '0.01' }),
  shareOf({ icms_valor_uf_remetente: '0.05' }),
  shareOf({ fcp_valor_uf_destino: '0.09' }),
  item({ icms_base_calculo_uf_destino: undefined }),
  item({ ipi_situacao_tributaria: '52', ipi_codigo_enquadramento_legal: '300' }),
  item({ ipi_situacao_tributaria: '52', ipi_codigo_enquadramento_legal: '301' }),
  ...['1', '99', '100', 'X'].map((ipi_codigo_enquadramento_legal) =>
    item({ ipi_situacao_tributaria: '54', ipi_codigo_enquadramento_legal }),
  ),
  item({ ipi_situacao_tributaria: '50' }),
  item({ descricao: 'X'.repeat(121) }),
  item({ fcp_percentual: '2.00', fcp_valor: '0.03' }),
  item({ pis_situacao_tributaria: undefined }),
  item({ cofins_situacao_tributaria: undefined }),
  item({ pis_base_calculo_st: '10.00', pis_aliquota_porcentual_st: '1.00', pis_valor_st: '0.10' }),
  item({ percentual_devolvido: '100.00', valor_ipi_devolvido: '0.10' }),
  item({ ii_base_calculo: '10.00', ii_despesas_aduaneiras: '0.00', ii_valor: '1.00', ii_valor_iof: '0.00' }),
];

/** A body, of which model, and when it is emitted. */
export interface NoteCase {
  readonly mod: '55' | '65';
  readonly body: Body;
}

const ITEM: fc.Arbitrary<ItemSeed> = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  cents: fc.integer({ min: 1_000, max: 40_000 }),
  situation: fc.nat(99),
  kind: fc.constantFrom('01', '07', '99'),
  withIpi: fc.boolean(),
  freight: fc.constantFrom(0, 0, 1234),
  discount: fc.constantFrom(0, 0, 99),
  isService: fc.constantFrom(false, false, false, true),
});

/** Complete bodies of every kind of sale and taxation; three in ten have one or two changes. */
export const noteCases = (nowMs: number): fc.Arbitrary<NoteCase> =>
  fc
    .record({
      scene: fc.constantFrom(...SCENES),
      simples: fc.boolean(),
      items: fc.array(ITEM, { minLength: 1, maxLength: 3 }),
      changes: fc.oneof(
        { weight: 7, arbitrary: fc.constant<Change[]>([]) },
        { weight: 3, arbitrary: fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 2 }) },
      ),
    })
    .map(({ scene, simples, items, changes }) => {
      const bySimples = simples && scene.situations.some((code) => CSOSN.test(code));
      const body: Body = {
        mod: scene.mod,
        natureza_operacao: 'OPERACAO DE TESTE',
        data_emissao: isoAt(nowMs),
        tipo_documento: '1',
        finalidade_emissao: '1',
        modalidade_frete: '9',
        veiculo_placa: '',
        agropecuario_tipo_guia: '',
        regime_tributario_emitente: bySimples ? '1' : '3',
        ...ISSUER,
        ...scene.note,
        itens: items.map((seed) => itemOf(scene, bySimples, seed, nowMs)),
      };
      return { mod: scene.mod, body: changes.reduce((whole, change) => change(whole, nowMs), body) };
    });
