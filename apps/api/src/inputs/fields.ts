import { parseCnpj } from '@fiscal/core/identity/cnpj';
import { parseInscricao } from '@fiscal/core/identity/holder';
import { isRegistrableName } from '@fiscal/core/identity/registered-name';
import { UFS } from '@fiscal/core/tables/uf';
import { z } from 'zod';

const textOrNumber = z.union([z.string(), z.number()]);
const SCALAR: ('string' | 'number')[] = ['string', 'number'];

/** Text, or a number taken for it, as everywhere in a body. */
const scalar = textOrNumber.transform(String);

/** Replaces a field's input schema in OpenAPI; its output schema stays. */
const describeInput = (published: object) => ({
  override: ({ jsonSchema, io }: { readonly jsonSchema: object; readonly io: 'input' | 'output' }) => {
    if (io === 'input') Object.assign(jsonSchema, published);
  },
});

/** Unchanged text described by a schema; numbers are accepted. */
export const textOf = (schema: z.ZodString, description?: string) => {
  const { $schema: _, ...published } = z.toJSONSchema(schema);
  return scalar
    .pipe(schema)
    .meta({ ...(description && { description }), ...describeInput({ ...published, type: SCALAR }) });
};

/** Listed digit, as text or as a number. */
export const digitOf = <const T extends string>(values: readonly T[], description: string) =>
  scalar
    .pipe(z.enum(values))
    .meta({ description, ...describeInput({ enum: values.flatMap((value) => [value, Number(value)]) }) });

const CONTROL = /\p{Cc}/u;

interface Problem {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}
const issueOf = ({ message, ...params }: Problem) => ({ code: 'custom' as const, message, params });

const nameProblem = (field: string, name: string): Problem | null =>
  isRegistrableName(name)
    ? null
    : {
        code: 'formato_invalido',
        message: `O campo ${field} tem sinais que o nome de uma empresa não tem.`,
        fix: `Retire de ${field} @, <, >, ://, quebras de linha e caracteres invisíveis; pontos, &, / e - podem ficar.`,
      };

/** Required text of 1 to `max` characters after trimming, in which `problemOf` finds nothing. */
export const text = (
  field: string,
  max: number,
  {
    description,
    problemOf = () => null,
  }: { readonly description: string; readonly problemOf?: (field: string, value: string) => Problem | null },
) =>
  scalar
    .transform((value) => value.trim())
    .superRefine((value, context) => {
      const problem =
        value === ''
          ? {
              code: 'campo_obrigatorio',
              message: `O campo ${field} é obrigatório e não pode ficar em branco.`,
              fix: `Envie em ${field} de 1 a ${max} caracteres.`,
            }
          : value.length > max
            ? {
                code: 'tamanho_invalido',
                message: `O campo ${field} deve ter no máximo ${max} caracteres.`,
                fix: `Reduza ${field} a ${max} caracteres.`,
              }
            : CONTROL.test(value)
              ? {
                  code: 'formato_invalido',
                  message: `O campo ${field} tem caracteres de controle.`,
                  fix: `Retire de ${field} quebras de linha e outros caracteres de controle.`,
                }
              : problemOf(field, value);
      if (problem !== null) context.addIssue(issueOf(problem));
    })
    .pipe(z.string())
    .meta({ description, override: { type: SCALAR, minLength: 1, maxLength: max } });

/** For a name that letters show: refuses marks that no registered name has. */
export const registrableName = (field: string) =>
  z.string().superRefine((value, context) => {
    const problem = nameProblem(field, value);
    if (problem !== null) context.addIssue(issueOf(problem));
  });

/** Razão social. */
export const companyName = (field: string) =>
  text(field, 255, { description: 'Razão social.', problemOf: nameProblem });

/** Length of xNome in every layout; of a longer name documents carry the beginning. */
const NAME_ON_DOCUMENTS = 60;

/** Razão social as a person writes it, who can shorten it better than a cut does. */
export const writtenCompanyName = (field: string) =>
  text(field, 255, {
    description: 'Razão social.',
    problemOf: (_, value) =>
      value.length > NAME_ON_DOCUMENTS
        ? {
            code: 'nome_longo',
            message: `A razão social tem ${value.length} caracteres; os documentos levam ${NAME_ON_DOCUMENTS}.`,
            fix: 'Abrevie-a como deve sair nos documentos.',
          }
        : nameProblem(field, value),
  });

/** CNPJ with or without mask, letters allowed, check digits verified → 14 characters. */
export const cnpj = (field: string, description: string) =>
  textOrNumber
    .transform((value, context) => {
      const parsed = parseCnpj(typeof value === 'number' ? String(value).padStart(14, '0') : value);
      if (parsed !== null) return parsed;
      context.addIssue({
        code: 'custom',
        message: `O campo ${field} não é um CNPJ válido.`,
        params: {
          code: 'cnpj_invalido',
          fix: 'Envie os 14 caracteres do CNPJ, com ou sem máscara, e confira os dígitos verificadores.',
        },
      });
      return z.NEVER;
    })
    .meta({ description, example: '11222333000181', override: { type: SCALAR } });

/** Issuer's CNPJ, or the CPF of a natural person, with or without mask → 14 characters or 11 digits. */
export const holder = (field: string, description: string) =>
  textOrNumber
    .transform((value, context): string => {
      const text = typeof value === 'number' ? String(value).padStart(14, '0') : value;
      const parsed = parseInscricao(text);
      if (parsed !== null) return parsed;
      const person = text.replace(/\D/g, '').length === 11;
      context.addIssue({
        code: 'custom',
        message: `O campo ${field} não é um ${person ? 'CPF' : 'CNPJ'} válido.`,
        params: person
          ? { code: 'cpf_invalido', fix: 'Envie os 11 dígitos do CPF e confira os dígitos verificadores.' }
          : {
              code: 'cnpj_invalido',
              fix: 'Envie os 14 caracteres do CNPJ, com ou sem máscara, e confira os dígitos verificadores.',
            },
      });
      return z.NEVER;
    })
    .pipe(z.string())
    .meta({ description, example: '11222333000181', override: { type: SCALAR } });

/** The same as plain text, for values stored and shown unchanged. */
export const cnpjText = (field: string, description: string) =>
  cnpj(field, description)
    .transform((value): string => value)
    .pipe(z.string())
    .meta({ description, example: '11222333000181', override: { type: SCALAR } });

const SIGLAS = UFS.map(({ sigla }) => sigla);

export const uf = (field: string) =>
  z
    .string()
    .transform((value) => value.trim().toUpperCase())
    .refine((value) => SIGLAS.includes(value), {
      message: `O campo ${field} deve ser a sigla de uma das 27 UFs.`,
      params: { code: 'uf_invalida', fix: `Use uma de: ${SIGLAS.join(', ')}.` },
    })
    .meta({ description: 'Sigla da UF.', example: 'SP', override: { type: 'string', enum: SIGLAS } });

/** 1 production, 2 homologation; also as text. */
export const environment = (field: string) =>
  textOrNumber
    .transform((value, context): 1 | 2 => {
      if (value === 1 || value === '1') return 1;
      if (value === 2 || value === '2') return 2;
      context.addIssue({
        code: 'custom',
        message: `O campo ${field} deve ser 1 (produção) ou 2 (homologação).`,
        params: { code: 'valor_invalido', fix: `Envie 1 ou 2 em ${field}.` },
      });
      return z.NEVER;
    })
    .meta({
      description: '1 produção, 2 homologação.',
      override: {
        anyOf: [
          { type: 'integer', enum: [1, 2] },
          { type: 'string', enum: ['1', '2'] },
        ],
      },
    });

/** A whole number of a query or body, also as text. */
export const integer = (
  field: string,
  range: { readonly min: number; readonly max: number },
  description: string,
) =>
  textOrNumber
    .transform((value) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value,
    )
    .pipe(
      z
        .int({ error: `O campo ${field} deve ser um número inteiro.` })
        .min(range.min, { error: `O campo ${field} deve ser no mínimo ${range.min}.` })
        .max(range.max, { error: `O campo ${field} deve ser no máximo ${range.max}.` }),
    )
    .meta({
      description,
      ...describeInput({
        type: ['integer', 'string'],
        minimum: range.min,
        maximum: range.max,
        pattern: '^\\s*-?\\d{1,15}\\s*$',
      }),
    });

/** true or false in a query; absent is false. */
export const flag = (description: string) =>
  z
    .enum(['true', 'false'], { error: 'Use true ou false.' })
    .optional()
    .transform((value) => value === 'true')
    .meta({ description, ...describeInput({ type: 'boolean', enum: [true, false] }) });

/** A UUID as callers send it → in lower case, the one spelling by which a row, its run and its notices are known. */
export const uuid = (error?: string) => z.uuid(error).toLowerCase();

/** A UUID in a path; anything else is an unknown resource. */
export const idParams = z.object({ id: uuid().meta({ description: 'Identificador (UUID).' }) });

/** An e-CONF in a path, by the protocol of its registration. */
export const econfParams = idParams.extend({
  numeroProtocolo: z
    .string()
    .min(1)
    .max(20)
    .meta({ description: 'O numero_protocolo da conciliação.', example: '135260000000005' }),
});

export const limit = integer('limit', { min: 1, max: 100 }, 'Itens por página (1 a 100).').default(20);
export const cursor = uuid('O parâmetro cursor não veio de uma página anterior; use o nextCursor dela.')
  .exactOptional()
  .meta({ description: 'O nextCursor da página anterior.' });

/** A JSON object with any properties (the contract keeps what it does not know). */
export const anyObject = z.record(z.string(), z.unknown(), {
  error: (issue) =>
    issue.input === undefined
      ? 'Envie o documento no corpo da requisição, em JSON.'
      : 'O corpo da requisição deve ser um objeto JSON.',
});
