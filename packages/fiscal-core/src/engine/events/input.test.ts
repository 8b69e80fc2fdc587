import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cancellationKind, EVENTS, eventDefinition } from '../../registry/events.ts';
import { AT, MDFE, NFCE, NFE, NFE_OF_A_PERSON } from '../../registry/fixtures/cases.ts';
import { definitionOf, faultsOf, make, requestOf } from '../../registry/fixtures/made.ts';
import { UF_SIGLAS, ufByCodigo } from '../../tables/uf.ts';
import { holds } from '../../testing/holds.ts';
import { officialSchema } from '../../testing/official-schemas.ts';
import type { EventKind } from '../../vocabulary/states.ts';

const nfe = (kind: EventKind) => definitionOf({ kind, subject: NFE });

/** `field code` of every problem. */
function problems(kind: EventKind, body: unknown, subject = NFE): string[] {
  const { error } = definitionOf({ kind, subject }).input.safeParse(body);
  return (error?.issues ?? []).map((issue) => {
    const field = issue.path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('');
    const params = issue.code === 'custom' ? issue.params : undefined;
    expect(issue.message.length).toBeGreaterThan(10);
    expect(params?.['fix']).toMatch(/\S/);
    return `${field.replace(/^\./, '')} ${String(params?.['code'])}`;
  });
}

const attempt = {
  data_tentativa_entrega: '2026-11-20T10:00:00-03:00',
  motivo_insucesso: 1,
  hash_tentativa_entrega: 'x',
};
const payment = { forma_pagamento: '01', valor_pagamento: '1.00', data_pagamento: '2026-11-20' };

describe('bodies that are refused', () => {
  it.each<[string, EventKind, unknown, string[]]>([
    ['no body', 'cancelamento', undefined, ['reason campo_obrigatorio']],
    ['a list', 'cancelamento', [], [' tipo_invalido']],
    ['blank', 'cancelamento', { reason: '   ' }, ['reason campo_obrigatorio']],
    ['14 characters', 'cancelamento', { reason: 'x'.repeat(14) }, ['reason tamanho_invalido']],
    [
      '14 characters and blanks',
      'cancelamento',
      { reason: `  ${'x'.repeat(14)}  ` },
      ['reason tamanho_invalido'],
    ],
    ['256 characters', 'cancelamento', { reason: 'x'.repeat(256) }, ['reason tamanho_invalido']],
    ['an object', 'cancelamento', { reason: {} }, ['reason tipo_invalido']],
    ['no text', 'carta-correcao', {}, ['correctionText campo_obrigatorio']],
    ['14 characters', 'carta-correcao', { correcao: 'x'.repeat(14) }, ['correctionText tamanho_invalido']],
    [
      '1001 characters',
      'carta-correcao',
      { correctionText: 'x'.repeat(1001) },
      ['correctionText tamanho_invalido'],
    ],
    [
      'an odd date',
      'carta-correcao',
      { correctionText: 'x'.repeat(15), data_evento: 'ontem' },
      ['data_evento formato_invalido'],
    ],
    ['nobody', 'ator-interessado', { permite_autorizacao_terceiros: true }, ['cnpj escolha_invalida']],
    ['two', 'ator-interessado', { cpf: '12345678909', cnpj: '11222333000181' }, ['cpf escolha_invalida']],
    ['wrong digits', 'ator-interessado', { cnpj: '11222333000182' }, ['cnpj cnpj_invalido']],
    ['wrong digits', 'ator-interessado', { cpf: '12345678900' }, ['cpf cpf_invalido']],
    [
      'neither true nor false',
      'ator-interessado',
      { cpf: '12345678909', permite_autorizacao_terceiros: 'talvez' },
      ['permite_autorizacao_terceiros valor_nao_permitido'],
    ],
    [
      'nothing',
      'insucesso-entrega',
      {},
      [
        'data_tentativa_entrega campo_obrigatorio',
        'motivo_insucesso campo_obrigatorio',
        'hash_tentativa_entrega campo_obrigatorio',
      ],
    ],
    [
      'an unknown reason',
      'insucesso-entrega',
      { ...attempt, motivo_insucesso: 5 },
      ['motivo_insucesso valor_nao_permitido'],
    ],
    [
      'reason 4 alone',
      'insucesso-entrega',
      { ...attempt, motivo_insucesso: '4' },
      ['justificativa_insucesso campo_obrigatorio'],
    ],
    [
      'a text too long',
      'insucesso-entrega',
      { ...attempt, motivo_insucesso: 4, justificativa_insucesso: 'x'.repeat(251) },
      ['justificativa_insucesso tamanho_invalido'],
    ],
    [
      'off the globe',
      'insucesso-entrega',
      { ...attempt, latitude_entrega: 91, longitude_entrega: '-181.5' },
      ['latitude_entrega formato_invalido', 'longitude_entrega formato_invalido'],
    ],
    [
      'no image',
      'insucesso-entrega',
      { ...attempt, hash_tentativa_entrega: null, imagem_tentativa_base64: '<svg>' },
      ['imagem_tentativa_base64 formato_invalido'],
    ],
    ['no list', 'econf', {}, ['detalhes_pagamento campo_obrigatorio']],
    ['an empty list', 'econf', { detalhes_pagamento: [] }, ['detalhes_pagamento campo_obrigatorio']],
    [
      '101 payments',
      'econf',
      { detalhes_pagamento: Array.from({ length: 101 }, () => payment) },
      ['detalhes_pagamento quantidade_invalida'],
    ],
    [
      'an empty payment',
      'econf',
      { detalhes_pagamento: [payment, {}] },
      [
        'detalhes_pagamento[1].forma_pagamento campo_obrigatorio',
        'detalhes_pagamento[1].valor_pagamento campo_obrigatorio',
        'detalhes_pagamento[1].data_pagamento campo_obrigatorio',
      ],
    ],
    [
      '99 without words',
      'econf',
      { detalhes_pagamento: [{ ...payment, forma_pagamento: 99 }] },
      ['detalhes_pagamento[0].descricao_pagamento campo_obrigatorio'],
    ],
    [
      'a negative value',
      'econf',
      { detalhes_pagamento: [{ ...payment, valor_pagamento: -1 }] },
      ['detalhes_pagamento[0].valor_pagamento formato_invalido'],
    ],
  ])('%s: %s', (_, kind, body, expected) => {
    expect(problems(kind, body)).toEqual(expected);
  });

  it('name the substitute of an NFC-e', () => {
    expect(problems('cancelamento-substituicao', { reason: 'x'.repeat(15) }, NFCE)).toEqual([
      'chave_nfe_substituta campo_obrigatorio',
    ]);
  });
});

describe('bodies that are accepted', () => {
  it('take numbers and texts for each other', () => {
    const asNumbers = { ...attempt, motivo_insucesso: 2, numero_tentativas: 2, hash_tentativa_entrega: 123 };
    const asTexts = {
      ...attempt,
      motivo_insucesso: '2',
      numero_tentativas: '2',
      hash_tentativa_entrega: '123',
    };
    expect(requestOf(nfe('insucesso-entrega'), asNumbers)).toEqual(
      requestOf(nfe('insucesso-entrega'), asTexts),
    );
  });

  it('keep moments as written: only the issuer’s clock completes them', () => {
    const request = requestOf(nfe('insucesso-entrega'), {
      ...attempt,
      data_tentativa_entrega: '2026-11-20T10:00',
    });
    const built = nfe('insucesso-entrega').build(request, { ...NFE, uf: 'AC' }, AT);
    expect(built.xml.toString()).toContain('<dhTentativaEntrega>2026-11-20T10:00:00-05:00<');
  });

  it('take the event’s moment from the caller who names one', () => {
    const body = { reason: 'Pedido em duplicidade', data_evento: '2026-11-21T10:30:00-03:00' };
    expect(make(nfe('cancelamento'), body, NFE, AT).xml.toString()).toContain(
      '<dhEvento>2026-11-21T10:30:00-03:00<',
    );
  });

  it('publish their fields, with what is required', () => {
    const schema = z.toJSONSchema(nfe('insucesso-entrega').input, { io: 'input' });
    expect(schema).toMatchObject({
      type: 'object',
      required: ['data_tentativa_entrega', 'motivo_insucesso', 'hash_tentativa_entrega'],
      properties: { latitude_entrega: { tag: 'latGPS' }, imagem_tentativa_base64: {} },
    });
    for (const { input } of EVENTS)
      expect(z.toJSONSchema(input, { io: 'input' })).toHaveProperty('properties');
  });

  it('of a cancellation may name a substitute', () => {
    expect(cancellationKind('nfce', { chave_nfe_substituta: '3' })).toBe('cancelamento-substituicao');
    expect(cancellationKind('nfce', { chave_nfe_substituta: '' })).toBe('cancelamento');
    expect(cancellationKind('nfe', { chave_nfe_substituta: '3' })).toBe('cancelamento');
  });
});

describe('details', () => {
  const details = (kind: EventKind, body: unknown, subject = NFE) =>
    make(definitionOf({ kind, subject }), body, subject, AT).details;

  it('are nothing when nothing was changed', () => {
    expect(details('cancelamento', { reason: 'Pedido em duplicidade' })).toBeNull();
  });

  it('report values filled in and converted', () => {
    const body = {
      ...attempt,
      motivo_insucesso: 4,
      justificativa_insucesso: 'Fechado',
      latitude_entrega: '-23.55',
      longitude_entrega: -46.633308,
      hash_tentativa_entrega: 'tentativa 1',
    };
    const at = AT.dhEvento;
    expect(details('insucesso-entrega', body)).toEqual({
      preenchidos: [
        { field: 'numero_tentativas', tag: 'nTentativa', value: '1' },
        { field: 'data_hash_tentativa', tag: 'dhHashTentativaEntrega', value: at },
      ],
      convertidos: [
        { field: 'latitude_entrega', tag: 'latGPS', received: '-23.55', value: '-23.550000' },
        {
          field: 'justificativa_insucesso',
          tag: 'xJustMotivo',
          received: 'Fechado',
          value: 'Insucesso na tentativa de entrega: Fechado',
        },
        {
          field: 'hash_tentativa_entrega',
          tag: 'hashTentativaEntrega',
          received: 'tentativa 1',
          value: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/),
        },
      ],
    });
  });

  it('leave a valid hash alone, and report one made of an image', () => {
    const hash = '2SCVA1Cmpz+MxtVGzHOj/GYT5Ac=';
    expect(details('insucesso-entrega', { ...attempt, hash_tentativa_entrega: hash })).not.toHaveProperty(
      'convertidos',
    );
    const { hash_tentativa_entrega: _, ...rest } = attempt;
    // printf '%s%s' <chave> aW1hZ2Vt | openssl sha1 -binary | base64
    const result = details('insucesso-entrega', { ...rest, imagem_tentativa_base64: 'aW1hZ2Vt' });
    expect(JSON.stringify(result)).toContain('Y0KHuf+nsZOdTn9VF2NnieTbfvI=');
  });

  it('warn of a letter that touches what it may not change', () => {
    const warnings = (correctionText: string) =>
      details('carta-correcao', { correctionText })?.['avisos'] ?? [];
    expect(warnings('Alterar a base de cálculo do ICMS para 100,00')).toHaveLength(1);
    expect(warnings('Trocar a razão social do destinatário da nota')).toHaveLength(1);
    expect(warnings('A data de emissão correta e a data de saída são outras, e o valor também')).toHaveLength(
      2,
    );
    expect(warnings('Onde se lê transportadora A, leia-se transportadora B')).toEqual([]);
  });

  it('name the event that is canceled', () => {
    const built = nfe('cancelamento-econf').build({}, NFE, { ...AT, nProtEvento: '891260000000077' });
    expect(built.details).toEqual({ nProtEvento: '891260000000077' });
  });

  it.each([{ numero_autorizacao: '1' }, { uf_transacional: 'SP' }])(
    'report invalid values of a person: %j',
    (own) => {
      const body = { detalhes_pagamento: [{ ...payment, ...own }] };
      expect(details('econf', body, NFE_OF_A_PERSON)).toEqual({ avisos: [expect.any(String)] });
    },
  );

  it('name the missing half of a pair', () => {
    const at = 'detalhes_pagamento[0]';
    const uf = ufByCodigo(NFE.accessKey.slice(0, 2))?.sigla;
    const detailsWith = (own: object) => details('econf', { detalhes_pagamento: [{ ...payment, ...own }] });
    expect(detailsWith({ cnpj_transacional: '45997418000153' })).toEqual({
      preenchidos: [{ field: `${at}.uf_transacional`, tag: 'UFPag', value: uf }],
    });
    expect(detailsWith({ uf_transacional: 'RS' })).toEqual({
      preenchidos: [{ field: `${at}.cnpj_transacional`, tag: 'CNPJPag', value: NFE.emitente }],
    });
    expect(detailsWith({ cnpj_beneficiario: '45997418000153' })).toEqual({
      preenchidos: [{ field: `${at}.uf_beneficiario`, tag: 'UFReceb', value: uf }],
    });
    expect(detailsWith({ uf_beneficiario: 'RS' })).toEqual({
      avisos: [`${at}: uf_beneficiario não cabe no evento sem cnpj_beneficiario.`],
    });
  });
});

describe('any accepted event is valid', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const writing = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...'abcdé ç“”—&<>"\n€'), minLength: 12, maxLength, size: 'max' });
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const moment = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const degrees = fc.double({ min: -95, max: 95, noNaN: true });
  const bodies: Partial<Record<EventKind, fc.Arbitrary<unknown>>> = {
    cancelamento: fc.record({ reason: writing(260) }),
    'carta-correcao': fc.record({ correctionText: writing(1010) }),
    'insucesso-entrega': fc.record({
      data_tentativa_entrega: moment,
      motivo_insucesso: fc.integer({ min: 1, max: 4 }),
      justificativa_insucesso: writing(60),
      numero_tentativas: maybe(fc.integer({ min: 0, max: 1050 })),
      latitude_entrega: maybe(fc.oneof(degrees, degrees.map(String))),
      longitude_entrega: maybe(degrees),
      hash_tentativa_entrega: writing(80),
      data_hash_tentativa: maybe(moment),
    }),
    econf: fc.record({
      detalhes_pagamento: fc.array(
        fc.record({
          forma_pagamento: fc.integer({ min: 0, max: 99 }),
          descricao_pagamento: maybe(text),
          valor_pagamento: fc.oneof(
            fc.integer({ min: 0 }),
            fc.integer({ min: 0 }).map((cents) => `${cents}.5`),
          ),
          data_pagamento: moment,
          cnpj_transacional: maybe(fc.constant('11222333000181')),
          uf_transacional: maybe(fc.constantFrom(...UF_SIGLAS)),
          bandeira_operadora: maybe(fc.integer({ min: 0, max: 120 })),
          numero_autorizacao: maybe(text),
          cnpj_beneficiario: maybe(fc.constant('11222333000181')),
          uf_beneficiario: maybe(fc.constantFrom(...UF_SIGLAS)),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  };

  it.each(Object.entries(bodies))('%s', (kind, body) => {
    const definition = EVENTS.find((event) => event.kind === kind);
    if (definition === undefined) throw new Error(kind);
    officialSchema('nfe-eventos');
    let accepted = 0;
    holds(
      fc.property(
        body,
        fc.constantFrom(NFE, NFE_OF_A_PERSON),
        fc.integer({ min: 1, max: 99 }),
        (sent, subject, sequence) => {
          const parsed = definition.input.safeParse(sent);
          if (!parsed.success) return;
          accepted += 1;
          const { signed } = make(definition, sent, subject, { ...AT, sequence });
          expect(faultsOf(signed.xml, definition.tpEvento)).toEqual([]);
        },
      ),
      60,
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

it('no event is accepted beyond its greatest sequence', () => {
  const letters = Array.from({ length: 20 }, (_, i) => ({
    kind: 'carta-correcao' as const,
    sequence: i + 1,
    status: 'autorizado' as const,
    protocolNumber: '1',
    details: null,
  }));
  const definition = eventDefinition('nfe', 'carta-correcao');
  expect(definition?.refusal(NFE, letters.slice(1, 20), {})?.code).toBe('operacao_nao_permitida');
  expect(definition?.refusal(NFE, letters.slice(0, 19), {})).toBeNull();
});

describe('events of MDF-e', () => {
  const closing = { data: '2026-11-21', sigla_uf: 'SP', nome_municipio: 'Campinas' };
  const note = {
    codigo_municipio_descarregamento: '3509502',
    chave_nfe: '43261131884215000146550010000458711209318470',
  };
  const including = { codigo_municipio_carregamento: 4305108, documentos: [note] };

  it.each<[string, EventKind, unknown, string[]]>([
    [
      'no closing',
      'encerramento',
      {},
      ['nome_municipio campo_obrigatorio', 'data campo_obrigatorio', 'sigla_uf campo_obrigatorio'],
    ],
    ['no day', 'encerramento', { ...closing, data: '2026-02-30' }, ['data formato_invalido']],
    ['no UF', 'encerramento', { ...closing, sigla_uf: 'XX' }, ['sigla_uf valor_nao_permitido']],
    ['no town', 'encerramento', { ...closing, nome_municipio: null }, ['nome_municipio campo_obrigatorio']],
    [
      'a town of elsewhere',
      'encerramento',
      { ...closing, nome_municipio: 'Porto Alegre' },
      ['nome_municipio valor_nao_permitido'],
    ],
    ['no driver', 'inclusao-condutor', {}, ['nome campo_obrigatorio', 'cpf campo_obrigatorio']],
    ['no CPF', 'inclusao-condutor', { nome: 'Ana', cpf: '1' }, ['cpf formato_invalido']],
    [
      'no cargo',
      'inclusao-dfe',
      { codigo_municipio_carregamento: '4305108' },
      ['documentos campo_obrigatorio'],
    ],
    [
      'no list',
      'inclusao-dfe',
      { ...including, documentos: 'x' },
      ['documentos[0] tipo_invalido', 'documentos campo_obrigatorio'],
    ],
    [
      'no key',
      'inclusao-dfe',
      { ...including, documentos: [{ ...note, chave_nfe: '1' }] },
      ['documentos[0].chave_nfe formato_invalido'],
    ],
    ['no protocol', 'inclusao-dfe', { ...including, protocolo: 'x' }, ['protocolo formato_invalido']],
  ])('%s', (_what, kind, body, expected) => {
    expect(problems(kind, body, MDFE)).toEqual(expected);
  });

  it('find a town by its name, whose code wins', () => {
    const town = (body: object) =>
      /<cMun>(.*)<\/cMun>/.exec(
        make(definitionOf({ kind: 'encerramento', subject: MDFE }), body, MDFE, AT).xml.toString(),
      )?.[1];
    expect(town(closing)).toBe('3509502');
    expect(town({ ...closing, codigo_municipio: '3550308' })).toBe('3550308');
    expect(town({ ...closing, sigla_uf: 'EX' })).toBe('9999999');
  });

  it('include under the protocol that is asked for', () => {
    const definition = definitionOf({ kind: 'inclusao-dfe', subject: MDFE });
    const xml = (body: object) => make(definition, body, MDFE, AT).xml.toString();
    expect(xml(including)).toContain(`<nProt>${MDFE.protocolNumber}</nProt>`);
    expect(xml({ ...including, protocolo: '943260000000001' })).toContain('<nProt>943260000000001</nProt>');
  });
});
