import { CALENDAR_YEARS, isCalendarDay } from '@fiscal/core/calendar/calendar';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { LEGAL_KINDS } from '@fiscal/core/registry/legal-calendar';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';
import { limit } from './fields.ts';

const { first, last } = CALENDAR_YEARS;

/** pt-BR, of the parameter `em`. */
export const EM_DESCRIPTION = `Dia, AAAA-MM-DD, de ${first} a ${last}, em que o documento seria emitido e recebido: regras, tabelas e alíquotas são as desse dia, e as datas do corpo andam com a da emissão, que passa para ele. O ambiente segue o do token. Sem ele, hoje.`;

const em = z
  .string()
  .refine(isCalendarDay, { error: `O parâmetro em deve ser um dia AAAA-MM-DD, de ${first} a ${last}.` })
  .meta({ description: EM_DESCRIPTION, example: '2027-01-04' });

/** Query parameters of `POST /v1/{route}/validate`. */
export const validateQuery = z.object({ em: em.exactOptional() });
const TYPES = DOCUMENTS.map(({ type }) => type);

/** pt-BR, of the parameters of the calendar. */
export const LEGAL_CALENDAR_TEXTS = {
  document: `Tipo de documento: ${TYPES.join(', ')}.`,
  kind: `O que a mudança altera: ${LEGAL_KINDS.join(', ')}.`,
  from: 'Primeiro dia, AAAA-MM-DD, em que a mudança começa ou termina, em produção ou homologação.',
  to: 'Último dia, AAAA-MM-DD.',
} as const;

const dayOf = (name: 'from' | 'to', example: string) =>
  z
    .string()
    .refine(isCalendarDay, {
      error: `O parâmetro ${name} deve ser um dia AAAA-MM-DD, de ${first} a ${last}.`,
    })
    .exactOptional()
    .meta({ description: LEGAL_CALENDAR_TEXTS[name], example });

/** Query parameters of `GET /v1/calendario`. */
export const legalCalendarQuery = z
  .object({
    document: z
      .enum(TYPES, { error: `O parâmetro document deve ser um de: ${TYPES.join(', ')}.` })
      .exactOptional()
      .meta({ description: LEGAL_CALENDAR_TEXTS.document, example: 'nfe' }),
    kind: z
      .enum(LEGAL_KINDS, { error: `O parâmetro kind deve ser um de: ${LEGAL_KINDS.join(', ')}.` })
      .exactOptional()
      .meta({ description: LEGAL_CALENDAR_TEXTS.kind, example: 'regra' }),
    from: dayOf('from', '2026-12-01'),
    to: dayOf('to', '2027-03-31'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'O parâmetro to não pode ser anterior a from.',
  });

/** pt-BR, of the target whose documents a company's calendar reads. */
export const REPLAY_TARGET_TEXT =
  'De qual destino são os documentos julgados: producao, homologacao ou sandbox. Sem ele, producao.';

/** Query parameters of `GET /v1/clients/{id}/calendario`. */
export const companyCalendarQuery = z.object({
  target: z
    .enum(TARGETS, { error: `O parâmetro target deve ser um de: ${TARGETS.join(', ')}.` })
    .default('producao')
    .meta({ description: REPLAY_TARGET_TEXT }),
});

const CODE_TEXT = 'O código (cStat), como a SEFAZ o responde.';
const CODE_TYPE_TEXT = 'Só o significado neste tipo de documento; sem ele, em todos.';

/** The code and the type that `GET /v1/rejeicoes/{codigo}` explains. */
export const codeQuestion = z.object({
  codigo: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]?\d{1,4}$/, { error: 'O código tem até 4 dígitos, com a letra nos da NFS-e.' })
    .meta({ description: CODE_TEXT, example: '539' }),
  type: z
    .enum(TYPES, { error: `O parâmetro type deve ser um de: ${TYPES.join(', ')}.` })
    .exactOptional()
    .meta({ description: CODE_TYPE_TEXT, example: 'nfe' }),
});

/** Query parameters of `GET /v1/tabelas/{tabela}`. */
export const codesQuery = z.strictObject({
  busca: z
    .string()
    .max(100, { error: 'O parâmetro busca deve ter no máximo 100 caracteres.' })
    .default('')
    .meta({
      description:
        'O começo do código, com ou sem pontos, ou palavras do nome em qualquer ordem; de um município, também a sigla da UF.',
      example: 'cafe torrado',
    }),
  limit,
});
