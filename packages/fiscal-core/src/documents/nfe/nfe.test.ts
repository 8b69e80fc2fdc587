import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isChave, parseChave } from '../../chave-acesso/chave-acesso.ts';
import type { EmissionContext } from '../../engine/document/definition.ts';
import { UFS } from '../../tables/uf.ts';
import { isoAt, minimalNfce, minimalNfe } from '../../testing/builders.ts';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { preparedOf, refusalsOf } from '../../testing/taken.ts';
import { nfce } from '../nfce/nfce.ts';
import { withItem, withNote } from './fixtures/cases.ts';
import { emit, LENIENT, SIGNER, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const NOW_MS = STRICT.nowMs;
const HOMOLOGACAO = 'EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
const items = (...changes: Record<string, unknown>[]) => {
  const [first] = minimalNfe(NOW_MS)['itens'] as Record<string, unknown>[]; // the builder's list
  return { itens: changes.map((change) => ({ ...first, ...change })) };
};
const RETURNED = '35261011222333000181550010000012341876543210';
const WITHOUT_CSC = { privateKey: SIGNER.privateKey, certificateBase64: SIGNER.certificateBase64 };
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field);

describe('a UF that demands a reader of the XML', () => {
  const readers = (xml: string) => xml.match(/<autXML>.*?<\/autXML>/g) ?? [];
  const of = (uf: string) => ({ ...LENIENT, issuer: { ...LENIENT.issuer, uf } });
  const SEFAZ = '<autXML><CNPJ>13937073000156</CNPJ></autXML>';

  it('is itself named where the body names none, with a notice', () => {
    const { xml, faults, prepared } = emit(nfe, minimalNfe(NOW_MS), of('BA'));
    expect(faults).toEqual([]);
    expect(readers(xml)).toEqual([SEFAZ]);
    expect(prepared.notices).toContainEqual(
      expect.objectContaining({ field: 'pessoas_autorizadas', code: 'calculado' }),
    );
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });

  it('leaves whom the body names, and other UFs and NFC-e as they are', () => {
    const named = minimalNfe(NOW_MS, { pessoas_autorizadas: [{ cpf: '12345678909' }] });
    expect(readers(emit(nfe, named, of('BA')).xml)).toEqual(['<autXML><CPF>12345678909</CPF></autXML>']);
    expect(readers(emit(nfe, minimalNfe(NOW_MS), of('SP')).xml)).toEqual([]);
    expect(readers(emit(nfce, minimalNfce(NOW_MS), of('BA')).xml)).toEqual([]);
  });
});

describe('the contract’s minimal body', () => {
  it.each([
    ['NF-e', nfe, minimalNfe(NOW_MS)],
    ['NFC-e', nfce, minimalNfce(NOW_MS)],
    ['NF-e of a Simples company', nfe, minimalNfe(NOW_MS, items({ icms_situacao_tributaria: '102' }))],
    ['NFC-e of a Simples company', nfce, minimalNfce(NOW_MS, items({ icms_situacao_tributaria: '102' }))],
    ['NF-e across UFs', nfe, minimalNfe(NOW_MS, { local_destino: '2', ...items({ cfop: '6102' }) })],
    ['NF-e to a taxpayer', nfe, minimalNfe(NOW_MS, { consumidor_final: '0' })],
    ['export', nfe, minimalNfe(NOW_MS, { local_destino: '3', ...items({ cfop: '7102' }) })],
    [
      'import',
      nfe,
      minimalNfe(NOW_MS, { tipo_documento: '0', local_destino: '3', ...items({ cfop: '3102' }) }),
    ],
    ['return', nfe, minimalNfe(NOW_MS, { finalidade_emissao: '4', presenca_comprador: '0' })],
    ['complement', nfe, minimalNfe(NOW_MS, { finalidade_emissao: '2', presenca_comprador: '0' })],
    ['adjustment', nfe, minimalNfe(NOW_MS, { finalidade_emissao: '3', presenca_comprador: '0' })],
    ['credit note', nfe, minimalNfe(NOW_MS, { finalidade_emissao: '5' })],
    ['debit note', nfe, minimalNfe(NOW_MS, { finalidade_emissao: '6' })],
    ['delivery', nfce, minimalNfce(NOW_MS, { presenca_comprador: '4' })],
    ['above the limit of unnamed buyers', nfce, minimalNfce(NOW_MS, items({ quantidade_comercial: '1000' }))],
    ['in a year whose rates are not known', nfe, minimalNfe(Date.parse('2031-01-02T10:00:00-03:00'))],
    ['in 2027', nfe, minimalNfe(Date.parse('2027-01-02T10:00:00-03:00'))],
    ['named buyer', nfce, minimalNfce(NOW_MS, { nome_destinatario: 'JOANA' })],
    [
      'buyer with CPF',
      nfe,
      minimalNfe(NOW_MS, { nome_destinatario: 'JOANA', cpf_destinatario: '12345678909' }),
    ],
    ['animal transit', nfe, minimalNfe(NOW_MS, { agropecuario_tipo_guia: '1' })],
    ['shared ICMS', nfe, minimalNfe(NOW_MS, items({ icms_situacao_tributaria: '10_partilha' }))],
  ])('is completed into a valid note on a lenient test token: %s', (_, definition, body) => {
    const { xml, faults, prepared } = emit(definition, body, LENIENT);
    expect(faults).toEqual([]);
    expect(prepared.completed.length).toBeGreaterThan(0);
    for (const { field, tag, value } of prepared.completed)
      expect([field, tag, value].every((text) => text !== '')).toBe(true);
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });

  it.each([
    ['a return', { finalidade_emissao: '4' }, '1'],
    ['a debit note of interest', { finalidade_emissao: '6' }, '1'],
    ['a debit note of unprocessed notes', { finalidade_emissao: '6', tipo_nota_debito: '03' }, undefined],
    ['a credit note of a refusal in part', { finalidade_emissao: '5', tipo_nota_credito: '06' }, '1'],
  ])('gets default references of its items where none was sent: %s', (_, fields, nItem) => {
    const body = minimalNfe(NOW_MS, { ...fields, presenca_comprador: '0' });
    const { xml, broken, prepared } = emit(nfe, body, LENIENT);
    expect(broken).toEqual([]);
    const filledIn = Object.fromEntries(prepared.completed.map(({ field, value }) => [field, value]));
    expect(isChave(filledIn['itens[0].chave_acesso_dfe_referenciado'] ?? '')).toBe(true);
    expect(filledIn['itens[0].numero_item_dfe_referenciado']).toBe(nItem);
    expect(xml).not.toContain('<NFref>');
  });

  it.each([
    ['no key of the note is moved', [{ chave_nfe: RETURNED }], [{}], '321', 'itens[0].numero_item'],
    [
      'a number alone wants its key',
      [{ chave_nfe: RETURNED }],
      [{ numero_item_dfe_referenciado: '1' }],
      '321',
      'itens[0].chave_acesso',
    ],
    [
      'no number is guessed',
      undefined,
      [{ chave_acesso_dfe_referenciado: RETURNED }],
      '1048',
      'itens[0].numero_item',
    ],
    [
      'no item is passed over',
      undefined,
      [{ chave_acesso_dfe_referenciado: RETURNED, numero_item_dfe_referenciado: '1' }, {}],
      '321',
      'itens[1].chave_acesso',
    ],
  ])(
    'gets no default reference beside one that was sent: %s',
    (...[, notas_referenciadas, own, cStat, field]) => {
      const fields = { finalidade_emissao: '4', presenca_comprador: '0', notas_referenciadas };
      const { broken, prepared } = emit(nfe, minimalNfe(NOW_MS, { ...fields, ...items(...own) }), LENIENT);
      expect(broken).toMatchObject([{ cStat, field: `${field}_dfe_referenciado` }]);
      expect(fieldsOf(prepared.completed).filter((one) => one.includes('referenciad'))).toEqual([]);
    },
  );

  it('is completed for issuers of every UF', () => {
    const notes = UFS.flatMap(({ sigla }) => {
      const context: EmissionContext = { ...LENIENT, issuer: { ...LENIENT.issuer, uf: sigla } };
      return [
        { sigla, ...emit(nfe, minimalNfe(NOW_MS, { local_destino: '2' }), context) },
        { sigla, ...emit(nfce, minimalNfce(NOW_MS), context) },
      ];
    });
    for (const { sigla, faults } of notes) expect(faults, sigla).toEqual([]);
    for (const { sigla, xml } of notes) expect(xsdErrors(xml, 'NFe'), sigla).toEqual([]);
  });

  it('is refused in strict mode with the full list', () => {
    const { faults, broken } = emit(nfe, minimalNfe(NOW_MS), STRICT);
    const reported = fieldsOf([...faults, ...broken]);
    for (const field of [
      'cnpj_destinatario',
      'regime_tributario_emitente',
      'logradouro_emitente',
      'numero_emitente',
      'bairro_emitente',
      'codigo_municipio_emitente',
      'municipio_emitente',
      'cep_emitente',
      'itens[0].codigo_ncm',
    ])
      expect(reported).toContain(field);
    expect(emit(nfe, minimalNfe(NOW_MS), STRICT).prepared.completed).toEqual([]);
    const consumer = fieldsOf(emit(nfce, minimalNfce(NOW_MS), STRICT).faults);
    expect(consumer).toContain('regime_tributario_emitente');
    expect(consumer).not.toContain('cnpj_destinatario');
  });

  it('needs no stand-in for what the fiscal profile holds', () => {
    const issuer = {
      ...STRICT.issuer,
      name: 'COMPANHIA DE NOME MUITO COMPRIDO QUE NÃO CABE NOS SESSENTA CARACTERES DO LEIAUTE S/A',
      regimeTributario: '1',
      address: {
        logradouro: 'Rua dos Ipês',
        numero: '1',
        bairro: 'Centro',
        municipio: 'campinas',
        uf: 'SP',
        cep: '13010-001',
        telefone: '(19) 3300-0000',
      },
    };
    const body = minimalNfce(NOW_MS, items({ icms_situacao_tributaria: '102', codigo_ncm: '94013100' }));
    const { xml, faults } = emit(nfce, body, { ...STRICT, issuer });
    expect(faults).toEqual([]);
    expect(xml).toContain('<cMun>3509502</cMun>');
    expect(xml).toContain('<CEP>13010001</CEP>');
    expect(xml).toContain('<fone>1933000000</fone>');
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });
});

describe('status 400', () => {
  const refusals = (changes: Record<string, unknown>) => refusalsOf(nfe, withNote(changes), STRICT);
  it('names what should be a list once', () => {
    expect(refusals({ itens: 'x' })).toMatchObject([{ field: 'itens', code: 'tipo_invalido' }]);
    expect(refusals({ itens: ['x'] })).toMatchObject([{ field: 'itens[0]', code: 'tipo_invalido' }]);
  });

  it.each([
    ['data_emissao', 'ontem', 'formato_invalido'],
    ['informacoes_adicionais_contribuinte', true, 'tipo_invalido'],
    ['nome_destinatario', { a: 1 }, 'tipo_invalido'],
    ['formas_pagamento', [true], 'tipo_invalido'],
    ['valor_total', [1], 'tipo_invalido'],
  ])('refuses %s = %j', (field, value, code) => {
    const [first] = refusals({ [field]: value });
    expect(first?.field.startsWith(field)).toBe(true);
    expect(first?.code).toBe(code);
  });

  it('refuses a text beyond all measure in any field', () => {
    expect(refusals({ informacoes_adicionais_contribuinte: 'x'.repeat(100_001) })).toMatchObject([
      { field: 'informacoes_adicionais_contribuinte', code: 'tamanho_invalido' },
    ]);
  });

  it('refuses an unreadable amount that the contract requires, by its index', () => {
    expect(refusalsOf(nfe, withItem({ quantidade_comercial: 'dez' }), STRICT)).toMatchObject([
      { field: 'itens[0].quantidade_comercial' },
    ]);
    expect(refusalsOf(nfe, withItem({ valor_unitario_comercial: '-1' }), STRICT)).toMatchObject([
      { field: 'itens[0].valor_unitario_comercial' },
    ]);
  });

  it.each([
    [{ valor_frete: '1.000,00' }, 'valor_frete'],
    [{ natureza_operacao: 'X'.repeat(61) }, 'natureza_operacao'],
    [{ serie: '1000' }, 'serie'],
    [{ numero: 'abc' }, 'numero'],
    [{ codigo_unico: '123456789' }, 'codigo_unico'],
    [{ codigo_unico: '12345678' }, 'codigo_unico'],
    [{ tipo_impressao: '8' }, 'tipo_impressao'],
    [{ cpf_destinatario: '123', cnpj_destinatario: null }, 'cpf_destinatario'],
    [{ data_entrada_saida: 'amanhã' }, 'data_entrada_saida'],
  ])('accepts %j and reports it later', (changes, field) => {
    expect(refusals(changes)).toEqual([]);
    const { faults, broken } = emit(nfe, withNote(changes));
    expect(fieldsOf([...faults, ...broken])).toContain(field);
  });
});

describe('identity of a note', () => {
  it('builds the key from what was sent and allocated', () => {
    const { chave, prepared, xml } = emit(
      nfe,
      withNote({ serie: '007', numero: 55, codigo_unico: '46502913' }),
    );
    expect(parseChave(chave)).toBe(chave);
    expect(chave.slice(0, 43)).toBe('3526111122233300018155007000000055146502913');
    expect(prepared).toMatchObject({
      serie: 7,
      numero: 55,
      codigoNumerico: '46502913',
      tpEmis: '1',
      emitente: '11222333000181',
    });
    expect(xml).toContain('<serie>7</serie><nNF>55</nNF>');
    expect(xml).toContain(`Id="NFe${chave}"`);
  });

  it('leaves to allocation what was not sent', () => {
    const alone = emit(nfe, withNote({ numero: '9' })).prepared;
    expect(alone.serie).toBeUndefined();
    expect(alone.numero).toBe(9);
    expect(
      preparedOf(nfe, withNote({}), { ...STRICT, issuer: { ...STRICT.issuer, series: { 55: 3 } } })
        .defaultSerie,
    ).toBe(3);
    expect(preparedOf(nfe, withNote({}), STRICT).defaultSerie).toBe(1);
  });

  it('may be re-dated only when it was emitted now', () => {
    const redatableAt = (ms: number) =>
      preparedOf(nfe, withNote({ data_emissao: isoAt(NOW_MS + ms) }), STRICT).redatable;
    expect([
      redatableAt(0),
      redatableAt(-60_000),
      redatableAt(59_000),
      redatableAt(-61_000),
      redatableAt(3_600_000),
    ]).toEqual([true, true, true, false, false]);
    const { prepared } = emit(nfe, withNote({}));
    const chave = nfe.finalize(prepared.tree, {
      serie: 1,
      numero: 2,
      codigoNumerico: '46502913',
      dhEmi: '2026-12-01T00:01:00-03:00',
    });
    expect(chave.slice(2, 6)).toBe('2612');
    expect(nfe.write(prepared.tree).toString()).toContain('<dhEmi>2026-12-01T00:01:00-03:00</dhEmi>');
  });

  it('reports an issuer of another company, takes a branch of the same', () => {
    const isForeign = (cnpj_emitente: string) => emit(nfe, withNote({ cnpj_emitente }), LENIENT).broken;
    expect(isForeign('33444555000181')).toMatchObject([{ cStat: '213', field: 'cnpj_emitente' }]);
    expect(isForeign('11222333000262')).toEqual([]);
  });
});

describe('homologation', () => {
  it('puts the literals and leaves production alone', () => {
    expect(emit(nfe, withNote({})).xml).toContain(`<xNome>NF-E ${HOMOLOGACAO}</xNome>`);
    expect(emit(nfe, withNote({}), { ...STRICT, ambiente: 1 }).xml).toContain(
      '<xNome>MERCADO DA ESQUINA LTDA</xNome>',
    );
    const { xml } = emit(nfce, minimalNfce(NOW_MS, items({}, {})), LENIENT);
    expect(xml).toContain(`<xProd>NOTA FISCAL ${HOMOLOGACAO}</xProd>`);
    expect(xml.match(/<xProd>/g)).toHaveLength(2);
    expect(xml).toContain('<xProd>CADEIRA DE ESCRITORIO</xProd>');
  });
});

describe('payments', () => {
  const paymentXml = (body: Record<string, unknown>, definition = nfe) =>
    /<pag>.*<\/pag>/.exec(emit(definition, body, LENIENT).xml)?.[0];

  it('claims no money on an NF-e that names none', () => {
    expect(paymentXml(withNote({}))).toBe('<pag><detPag><tPag>90</tPag><vPag>0.00</vPag></detPag></pag>');
    expect(paymentXml(withNote({ duplicatas: [{ data_vencimento: '2026-12-21', valor: '123.46' }] }))).toBe(
      '<pag><detPag><indPag>1</indPag><tPag>14</tPag><vPag>123.46</vPag></detPag></pag>',
    );
    expect(
      paymentXml(
        withNote({ finalidade_emissao: '4', duplicatas: [{ data_vencimento: '2026-12-21', valor: '1' }] }),
      ),
    ).toContain('<tPag>90</tPag>');
  });

  it('takes an NFC-e as paid in cash and gives change', () => {
    expect(paymentXml(minimalNfce(NOW_MS), nfce)).toBe(
      '<pag><detPag><tPag>01</tPag><vPag>300.00</vPag></detPag></pag>',
    );
    expect(
      paymentXml(
        minimalNfce(NOW_MS, { formas_pagamento: [{ forma_pagamento: 1, valor_pagamento: 350 }] }),
        nfce,
      ),
    ).toContain('<vTroco>50.00</vTroco>');
    expect(
      paymentXml(
        minimalNfce(NOW_MS, { formas_pagamento: [{ forma_pagamento: '3', valor_pagamento: '300' }] }),
        nfce,
      ),
    ).toContain('<card><tpIntegra>2</tpIntegra></card>');
  });
});

describe('NF-e with the DANFE Simplificado Tipo 2', () => {
  const CSC = { ...WITHOUT_CSC, csc: 'A', cscId: '1' };
  const OFFLINE = {
    forma_emissao: '9',
    data_entrada_contingencia: isoAt(NOW_MS),
    motivo_entrada_contingencia: 'Sem internet no estabelecimento',
  };
  const sale = (more: Record<string, unknown> = {}) =>
    emit(nfe, minimalNfe(NOW_MS, { tipo_impressao: '6', cpf_destinatario: '12345678909', ...more }), LENIENT);

  it('carries a QR Code of version 3 at the address of the NFC-e, CSC or not; no other NF-e has one', () => {
    const { prepared, faults } = sale();
    expect(faults).toEqual([]);
    const { xml, qrCodeUrl } = nfe.sign(prepared.tree, CSC);
    expect(qrCodeUrl).toMatch(
      /^https:\/\/www\.homologacao\.nfce\.fazenda\.sp\.gov\.br\/\S+\?p=\d{44}\|3\|2$/,
    );
    expect(xml.toString()).toContain('<urlChave>https://www.homologacao.nfce.fazenda.sp.gov.br/consulta<');
    expect(xsdErrors(xml.toString(), 'NFe')).toEqual([]);
    const other = emit(nfe, minimalNfe(NOW_MS), LENIENT).prepared;
    expect(nfe.sign(other.tree, CSC).qrCodeUrl).toBeNull();
  });

  it('is issued offline, its QR Code signed by the company’s certificate', () => {
    const { prepared, faults, broken } = sale(OFFLINE);
    expect(faults).toEqual([]);
    expect(broken).toEqual([]);
    const { xml, qrCodeUrl } = nfe.sign(prepared.tree, CSC);
    const [, text = '', signature = ''] =
      /\?p=(\d{44}\|3\|2\|21\|300\.00\|2\|12345678909)\|([A-Za-z0-9+/]+=*)$/.exec(qrCodeUrl ?? '') ?? [];
    expect(verify('sha1', Buffer.from(text), SIGNER.privateKey, Buffer.from(signature, 'base64'))).toBe(true);
    expect(xsdErrors(xml.toString(), 'NFe')).toEqual([]);
    const another = emit(nfe, minimalNfe(NOW_MS, { ...OFFLINE, tipo_impressao: '1' }), LENIENT);
    expect(another.broken).toContainEqual(
      expect.objectContaining({ cStat: '711', fix: expect.stringContaining('tipo_impressao 6') }),
    );
  });

  it('has the fixed description in its first item in homologation, as an NFC-e', () => {
    expect(sale().xml).toContain(`<xProd>NOTA FISCAL ${HOMOLOGACAO}<`);
    expect(emit(nfe, minimalNfe(NOW_MS), LENIENT).xml).not.toContain(`<xProd>NOTA FISCAL ${HOMOLOGACAO}<`);
  });
});

describe('NFC-e', () => {
  it('carries its QR Code, version 2 with a CSC and 3 without', () => {
    const { prepared } = emit(nfce, minimalNfce(NOW_MS), LENIENT);
    const signed = nfce.sign(prepared.tree, { ...WITHOUT_CSC, csc: 'A', cscId: '0001' });
    expect(signed.qrCodeUrl).toMatch(/^https:\/\/.*\?p=\d{44}\|2\|2\|1\|[0-9A-F]{40}$/);
    const without = nfce.sign(prepared.tree, WITHOUT_CSC);
    expect(without.qrCodeUrl).toMatch(/\?p=\d{44}\|3\|2$/);
    for (const { xml } of [signed, without]) expect(xsdErrors(xml.toString(), 'NFe')).toEqual([]);
  });

  it('carries what an offline QR Code adds', () => {
    const offline = {
      forma_emissao: 'offline',
      data_entrada_contingencia: isoAt(NOW_MS),
      motivo_entrada_contingencia: 'Sem internet no estabelecimento',
    };
    const { prepared, faults } = emit(nfce, minimalNfce(NOW_MS, offline), LENIENT);
    expect(faults).toEqual([]);
    expect(prepared.tpEmis).toBe('9');
    const signed = nfce.sign(prepared.tree, { ...WITHOUT_CSC, csc: 'A', cscId: '1' });
    expect(signed.qrCodeUrl).toMatch(/\|2\|2\|21\|300\.00\|[0-9a-f]{56}\|1\|[0-9A-F]{40}$/);
    expect(nfce.sign(prepared.tree, WITHOUT_CSC).qrCodeUrl).toMatch(
      /\|3\|2\|21\|300\.00\|\|\|[A-Za-z0-9+/=]+$/,
    );
  });

  it('has its own credit and format', () => {
    expect([nfe.creditsMilli, nfce.creditsMilli]).toEqual([1000, 500]);
    const { xml } = emit(nfce, minimalNfce(NOW_MS, { data_entrada_saida: isoAt(NOW_MS) }), LENIENT);
    expect(xml).toContain('<tpImp>4</tpImp>');
    expect(xml).not.toContain('dhSaiEnt');
    expect(xml).not.toContain('<dest>');
  });
});
