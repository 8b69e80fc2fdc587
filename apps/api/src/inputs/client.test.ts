import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { certificateBody, clientFormBody, createClientBody, formClientOf } from './client.ts';
import { toChange, updateClientBody } from './client-change.ts';
import { emailSettingsBody } from './email.ts';
import { toFieldErrors } from './field-errors.ts';

const registration = {
  name: 'LOJA',
  cnpj: '11222333000181',
  ie: '110042490114',
  uf: 'SP',
  csc: 'ABC',
  cscId: '1',
};
const certificate = { certificateBase64: 'AAAA', certificatePassword: 'senha' };

const refusalsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { error: toFieldErrors.message });
  return toFieldErrors(error?.issues ?? []).map(({ field, code, message }) => ({ field, code, message }));
};

describe('numbering', () => {
  const series = { environment: 2, mod: '55', serie: 1, nextNumber: 1 };

  it.each([
    ['55', '55'],
    [59, '99'],
    ['99', '99'],
    ['NFSE', 'NFSE'],
  ])('of mod %j counts documents of model %s', (mod, modelo) => {
    const parsed = updateClientBody.parse({ numbering: [{ ...series, mod }] });
    expect(toChange(parsed).numbering).toEqual([{ environment: 2, modelo, serie: 1, nextNumero: 1 }]);
  });

  it.each(['77', '5', '', 'nfse'])('is refused for the mod %j, naming the models', (mod) => {
    expect(refusalsOf(updateClientBody, { numbering: [series, { ...series, mod }] })).toEqual([
      {
        field: 'numbering[1].mod',
        code: 'formato_invalido',
        message: 'mod deve ser um destes modelos: 55, 65, 57, 58, 62, 59, NFSE.',
      },
    ]);
  });

  it.each([
    ['55', 1000, 'numbering[0].serie'],
    ['NFSE', 0, 'numbering[0].serie'],
  ])('of mod %s has no série %i', (mod, serie, field) => {
    expect(refusalsOf(updateClientBody, { numbering: [{ ...series, mod, serie }] })).toMatchObject([
      { field },
    ]);
    const allowed = mod === 'NFSE' ? 49_999 : 999;
    expect(refusalsOf(updateClientBody, { numbering: [{ ...series, mod, serie: allowed }] })).toEqual([]);
  });
});

describe('texts and numbers', () => {
  it('are interchangeable', () => {
    const body = { ...registration, ...certificate, ie: 110042490114, cnpj: 11222333000181, cscId: 1 };
    expect(createClientBody.parse(body)).toMatchObject(registration);
    const profile = {
      regimeTributario: 3,
      cnae: 4712100,
      address: { numero: 100, cep: 1001000 },
      series: { 55: '7' },
    };
    const numbering = [{ environment: '2', mod: 55, serie: '1', nextNumber: '1201' }];
    expect(updateClientBody.parse({ profile: { ...profile, address: { numero: 100 } }, numbering })).toEqual({
      profile: {
        regimeTributario: '3',
        cnae: '4712100',
        address: { numero: '100' },
        series: { 55: 7 },
      },
      numbering: [{ environment: 2, mod: '55', serie: 1, nextNumber: 1201 }],
    });
    expect(refusalsOf(updateClientBody, { profile })).toMatchObject([
      { field: 'profile.address.cep', code: 'formato_invalido', message: 'cep deve ter 8 dígitos.' },
    ]);
  });

  it.each([true, [], {}])('%j is refused as either', (sent) => {
    const numbering = [{ environment: sent, mod: sent, serie: sent, nextNumber: 1 }];
    expect(refusalsOf(updateClientBody, { name: sent, profile: { im: sent }, numbering })).toMatchObject(
      ['name', 'profile.im', 'numbering[0].environment', 'numbering[0].mod', 'numbering[0].serie'].map(
        (field) => ({
          field,
          code: 'tipo_invalido',
          message: `O campo ${field} deve ser texto ou número.`,
        }),
      ),
    );
  });

  it('are reported by name when absent', () => {
    expect(refusalsOf(createClientBody, certificate)).toMatchObject(
      Object.keys(registration).map((field) => ({ field, code: 'campo_obrigatorio' })),
    );
    expect(refusalsOf(updateClientBody, { numbering: [{}] })).toMatchObject(
      ['environment', 'mod', 'serie', 'nextNumber'].map((field) => ({
        field: `numbering[0].${field}`,
        code: 'campo_obrigatorio',
      })),
    );
  });
});

describe('the name of a company', () => {
  const bodies = { createClientBody, clientFormBody, updateClientBody };
  const fieldsOf = (name: string) =>
    Object.entries(bodies).map(([kind, schema]) => [
      kind,
      refusalsOf(schema, kind === 'updateClientBody' ? { name } : { ...registration, ...certificate, name }),
    ]);

  it('may be as long as documents carry it where a person writes it, and longer in calls', () => {
    const fits = 'PADARIA '.padEnd(60, 'A');
    expect(fieldsOf(fits)).toEqual(Object.keys(bodies).map((kind) => [kind, []]));
    expect(Object.fromEntries(fieldsOf(`${fits}A`))).toEqual({
      createClientBody: [],
      clientFormBody: [
        {
          field: 'name',
          code: 'nome_longo',
          message: 'A razão social tem 61 caracteres; os documentos levam 60.',
        },
      ],
      updateClientBody: [],
    });
  });

  it.each(['MERCADOLIVRE.COM ATIVIDADES DE INTERNET LTDA', 'A. B. & CIA. S/A - ME'])('may be %s', (name) => {
    expect(fieldsOf(name)).toEqual(Object.keys(bodies).map((kind) => [kind, []]));
  });

  it.each(['REGULARIZE https://exemplo.com.br', 'ana@exemplo.com.br', 'LOJA <b>', 'LOJA \u202ERB.MOC'])(
    'is refused as %j, with the reason',
    (name) => {
      const message = 'O campo name tem sinais que o nome de uma empresa não tem.';
      const problem = { field: 'name', code: 'formato_invalido', message };
      expect(fieldsOf(name)).toEqual(Object.keys(bodies).map((kind) => [kind, [problem]]));
      expect(refusalsOf(emailSettingsBody, { automatic: true, fromName: name })).toMatchObject([
        { field: 'fromName', code: 'formato_invalido' },
      ]);
    },
  );
});

describe('the CSC at the console', () => {
  const { csc, cscId, ...others } = registration;
  it('may follow later, but code and id together', () => {
    expect(clientFormBody.parse(others)).not.toHaveProperty('csc');
    expect(clientFormBody.parse(registration)).toMatchObject({ csc, cscId });
    expect(refusalsOf(clientFormBody, { ...others, cscId })).toMatchObject([
      { field: 'csc', code: 'campo_obrigatorio' },
    ]);
    expect(refusalsOf(clientFormBody, { ...others, csc })).toMatchObject([
      { field: 'cscId', code: 'campo_obrigatorio' },
    ]);
  });
});

it('the console registers a company without ICMS in its profile', () => {
  const form = { ...registration, ie: 'ISENTO', contribuinteIcms: false };
  expect(formClientOf(clientFormBody.parse(form))).toMatchObject({
    ie: 'ISENTO',
    profile: { contribuinteIcms: false },
  });
  expect(formClientOf(clientFormBody.parse(registration))).not.toHaveProperty('profile');
});

describe('the password of a certificate', () => {
  it.each([
    [' senha ', ' senha '],
    ['   ', '   '],
    ['\tlinha\n', '\tlinha\n'],
    [1234, '1234'],
    ['x'.repeat(255), 'x'.repeat(255)],
  ])('is used as sent: %j', (sent, stored) => {
    const body = { ...certificate, certificatePassword: sent };
    expect(certificateBody.parse(body).certificatePassword).toBe(stored);
    expect(createClientBody.parse({ ...registration, ...body }).certificatePassword).toBe(stored);
    expect(clientFormBody.parse({ ...registration, ...body }).certificatePassword).toBe(stored);
  });

  it.each([
    ['', 'campo_obrigatorio'],
    [null, 'campo_obrigatorio'],
    [undefined, 'campo_obrigatorio'],
    ['x'.repeat(256), 'tamanho_invalido'],
    [['senha'], 'tipo_invalido'],
  ])('is not %j', (sent, code) => {
    expect(refusalsOf(certificateBody, { ...certificate, certificatePassword: sent })).toMatchObject([
      { field: 'certificatePassword', code },
    ]);
  });
});

it('a certificate is text of up to 1 MiB', () => {
  const certificateOf = (length: number) => ({ ...certificate, certificateBase64: 'A'.repeat(length) });
  expect(refusalsOf(certificateBody, certificateOf(1_048_576))).toEqual([]);
  expect(refusalsOf(certificateBody, certificateOf(1_048_577))).toEqual([
    {
      field: 'certificateBase64',
      code: 'tamanho_invalido',
      message: expect.stringContaining('512 KB'),
    },
  ]);
});

describe('the environment of a new client', () => {
  it.each([
    [undefined, 2],
    [null, 2],
    [1, 1],
    ['1', 1],
    [2, 2],
  ])('%j is %j', (sent, stored) => {
    const body = { ...registration, ...certificate, ...(sent === undefined ? {} : { environment: sent }) };
    expect(createClientBody.parse(body).environment).toBe(stored);
    expect(clientFormBody.parse(body).environment).toBe(stored);
  });

  it.each([3, '', 'produção'])('is not %j', (sent) => {
    expect(
      refusalsOf(createClientBody, { ...registration, ...certificate, environment: sent }),
    ).toMatchObject([{ field: 'environment', code: 'valor_invalido' }]);
  });
});
