import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isGtin } from '@fiscal/core/identity/gtin';
import { parseInscricao } from '@fiscal/core/identity/holder';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { z } from 'zod';
import { OPERATIONS } from '../authority/authorities.ts';
import { parseScenario } from '../scenarios.ts';
import { FACTS } from '../state/facts.ts';
import { OVERUSE_COUNTS } from '../state/overuse.ts';
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
  /** How many calls it touches; null = until it is removed. */
  times: z.int().min(1).max(100_000).nullable().default(1),
});

export const clearBody = z.strictObject({ accountId, id: z.coerce.number().int().positive().nullish() });
export const accountQuery = z.object({ accountId });
export const rulesQuery = z.object({ type: z.string().min(1).max(20) });

/** Ten years either way. */
const OFFSET_MS_MAX = 10 * 365 * 86_400_000;
export const clockBody = z.strictObject({
  accountId,
  offsetMs: z.int().min(-OFFSET_MS_MAX).max(OFFSET_MS_MAX),
});

/** Whose calls the world counts from now on; what it counted before is forgotten. */
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
/** What others put on record: about a document by its key, or about a company. */
export const factBody = z.union([
  z.strictObject({
    accountId,
    chave: z.string().regex(/^\w{44}(\w{6})?$/),
    fact: z.enum(FACTS.documento),
    present,
  }),
  z.strictObject({ accountId, cnpj, fact: z.enum(FACTS.emitente), present }),
]);

/** What stands on a register; an entry null takes it off. */
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
