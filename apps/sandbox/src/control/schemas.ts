import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isGtin } from '@fiscal/core/identity/gtin';
import { parseInscricao } from '@fiscal/core/identity/holder';
import { endpointTable } from '@fiscal/core/registry/endpoints';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { NORMAL_OUTAGES, OUTAGE_AUTHORIZERS, SVC_OUTAGES } from '@fiscal/core/vocabulary/outage';
import { DISTRIBUTED_TYPES, PORTAL_DISTRIBUTED } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
import { OPERATIONS, RULES } from '../authority/authorities.ts';
import { parseScenario } from '../scenarios.ts';
import { FACTS } from '../state/facts.ts';
import { OVERUSE_COUNTS } from '../state/overuse.ts';
import { TAX_PARTS } from '../state/reference-rates.ts';
import { party, product, town } from '../state/registers.ts';

const accountId = z.string().regex(/^[0-9A-Za-z_-]{1,51}$/);
const cnpj = z
  .string()
  .transform((value) => parseInscricao(value) ?? value)
  .refine((value) => parseInscricao(value) !== null, 'CNPJ ou CPF inválido');

export const certificateBody = z.strictObject({
  accountId,
  clientId: z.string().min(1).max(255),
  cnpj,
  name: z.string().min(1).max(255),
});

/** A company's own A1 of the test CA. */
export const a1Body = certificateBody.omit({ clientId: true });

export const conditionBody = z.strictObject({
  accountId,
  operation: z.enum(OPERATIONS, `use uma destas: ${OPERATIONS.join(', ')}`).nullish(),
  uf: z.enum(UF_SIGLAS).nullish(),
  service: z.string().min(1).max(40).nullish(),
  cnpj: cnpj.nullish(),
  scenario: z
    .string()
    .max(60)
    .refine((value) => parseScenario(value) !== null, 'cenário desconhecido'),
  /** Number of calls that the condition affects; null = until it is removed. */
  times: z.int().min(1).max(100_000).nullable().default(1),
});

const day = z.iso.date();
export const ratesBody = z.strictObject({
  rates: z
    .array(
      z.strictObject({
        part: z.enum(TAX_PARTS),
        percent: z.string().regex(/^\d{1,2}(?:\.\d{1,4})?$/),
        from: day,
        to: day,
      }),
    )
    .max(500),
});

export const clearBody = z.strictObject({ accountId, id: z.coerce.number().int().positive().nullish() });
export const accountQuery = z.object({ accountId });
export const rulesQuery = z.object({ type: z.string().min(1).max(20) });

/** Ten years either way. */
export const OFFSET_MS_MAX = 10 * 365 * 86_400_000;
export const clockBody = z.strictObject({
  accountId,
  offsetMs: z.int().min(-OFFSET_MS_MAX).max(OFFSET_MS_MAX),
});

const STATES = ['normal', ...NORMAL_OUTAGES, ...SVC_OUTAGES] as const;
type Asked = (typeof STATES)[number];
const isOf = (states: readonly string[], state: Asked): boolean =>
  state === 'normal' || states.includes(state);

/** An authority that is down from now on; `normal` = no longer. */
export const outageBody = z
  .strictObject({
    accountId,
    type: z.enum([...RULES.keys()], `use um destes: ${[...RULES.keys()].join(', ')}`),
    uf: z.enum(UF_SIGLAS).nullable().default(null),
    authorizer: z.enum(OUTAGE_AUTHORIZERS).default('normal'),
    state: z.enum(STATES, `use um destes: ${STATES.join(', ')}`),
    delayMs: z.int().min(0).max(60_000).nullable().default(null),
    calls: z.int().min(1).max(1_000).nullable().default(null),
    until: z.iso.datetime({ offset: true }).nullable().default(null),
  })
  .superRefine(({ type, uf, authorizer, state, delayMs, calls, until }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const table = endpointTable(type);
    if (table && uf === null) fault('uf', 'informe a sigla da UF');
    if (!table && uf !== null) fault('uf', `a autoridade de ${type} é nacional: envie null`);
    if (authorizer === 'svc') {
      if (uf === null || table?.svc?.byUf[uf] === undefined)
        fault('authorizer', `não há SVC para ${type} nessa UF: use normal`);
      else if (!isOf(SVC_OUTAGES, state)) fault('state', `a SVC aceita normal, ${SVC_OUTAGES.join(', ')}`);
    } else if (!isOf(NORMAL_OUTAGES, state))
      fault('state', `o autorizador normal aceita normal, ${NORMAL_OUTAGES.join(', ')}`);
    if (!table && (state === '108' || state === '109')) fault('state', `${type} não tem cStat: use recusa`);
    for (const [field, value, of] of [
      ['delayMs', delayMs, 'lento'],
      ['calls', calls, 'oscilante'],
      ['until', until, '113'],
    ] as const)
      if ((value !== null) !== (state === of))
        fault(field, value === null ? `obrigatório com state ${of}` : `só existe com state ${of}: retire-o`);
  });

/** Companies whose calls the world counts from now on; earlier counts are discarded. */
export const overuseBody = z.strictObject({ accountId, counts: z.enum(OVERUSE_COUNTS) });

export const emitterBody = z.strictObject({
  accountId,
  cnpj,
  ie: z.string().min(1).max(14).nullish(),
  csc: z.string().min(1).max(255).nullish(),
  cscId: z.string().min(1).max(6).nullish(),
});

export const documentsQuery = z.object({
  accountId,
  chave: z.string().nullish(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

const present = z.boolean().default(true);
/** Facts that others put on record: about a document by its key, or about a company. */
export const factBody = z.union([
  z.strictObject({
    accountId,
    chave: z.string().regex(/^\w{44}(\w{6})?$/),
    fact: z.enum(FACTS.documento),
    present,
  }),
  z.strictObject({ accountId, cnpj, fact: z.enum(FACTS.emitente), present }),
]);

/** Purchases of one call. */
const PURCHASES_MAX = 50;
/** 31 days. */
const AGE_MS_MAX = 31 * 86_400_000;
const SUPPLIERS_MAX = 20;
const NEIGHBOR_QUERIES_MAX = 10;
/** Notes that invented suppliers issue to a company. */
export const receivedBody = z.strictObject({
  accountId,
  type: z.enum(DISTRIBUTED_TYPES).default('nfe'),
  cnpj,
  uf: z.enum(UF_SIGLAS).default('SP'),
  valor: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,9})\.\d{2}$/, 'use duas casas decimais, sem zeros à esquerda: 100.00')
    .default('100.00'),
  quantidade: z.int().min(1).max(PURCHASES_MAX).default(1),
  autorizados: z.array(cnpj).max(10).default([]),
  /** Each one's age and supplier, in the place of `quantidade`. */
  emissoes: z
    .array(
      z.strictObject({
        idadeMs: z.int().min(0).max(AGE_MS_MAX),
        fornecedor: z
          .int()
          .min(0)
          .max(SUPPLIERS_MAX - 1),
      }),
    )
    .min(1)
    .max(PURCHASES_MAX)
    .optional(),
});

/** Queries of another system that reads the same sequence. */
export const neighborBody = z.strictObject({
  accountId,
  type: z.enum(PORTAL_DISTRIBUTED).default('nfe'),
  cnpj,
  vezes: z.int().min(1).max(NEIGHBOR_QUERIES_MAX).default(1),
});

/** Entry of a register; null deletes it. */
export const registerBody = z.discriminatedUnion('register', [
  z.strictObject({
    accountId,
    register: z.literal('cadastro'),
    subject: z.string().refine((value) => isCnpj(value) || isCpf(value), 'CNPJ ou CPF inválido'),
    entry: party.nullable(),
  }),
  z.strictObject({
    accountId,
    register: z.literal('gtin'),
    subject: z.string().refine(isGtin, 'GTIN inválido'),
    entry: product.nullable(),
  }),
  z.strictObject({
    accountId,
    register: z.literal('municipio'),
    subject: z.string().refine((value) => municipioByCodigo(value) !== null, 'município inexistente'),
    entry: town.nullable(),
  }),
]);

export const eventsQuery = z.object({ accountId, chave: z.string().length(44) });
