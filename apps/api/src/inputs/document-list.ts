import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { IMPORTED_STATES } from '@fiscal/core/vocabulary/imported';
import { DOCUMENT_STATUS } from '@fiscal/core/vocabulary/states';
import { DOCUMENT_SORTS } from '@fiscal/db/documents/account-documents';
import { z } from 'zod';
import { environment, integer, uuid } from './fields.ts';

/** Periods as people name them, up to now where they are not over; days, months and years of Brasília. */
export const PERIODS = [
  'hoje',
  'ontem',
  '7',
  '30',
  '90',
  'mes',
  'mes-passado',
  'trimestre',
  'trimestre-passado',
  'ano',
  'ano-passado',
  'tudo',
] as const;
export type Period = (typeof PERIODS)[number];

const TYPES = DOCUMENTS.map(({ type }) => type);

const day = (field: string) =>
  z.iso.date({ error: `O campo ${field} deve ser uma data (AAAA-MM-DD).` }).optional();

const filter = {
  environment: environment('environment'),
  types: z.array(z.enum(TYPES)).min(1).max(TYPES.length).optional(),
  statuses: z.array(z.enum(DOCUMENT_STATUS)).min(1).max(DOCUMENT_STATUS.length).optional(),
  /** Those refused with this code; in place of `statuses`. */
  cStat: z
    .string()
    .regex(/^[A-Z]?\d{1,4}$/, { error: 'O código da rejeição tem até 4 dígitos, com a letra nos da NFS-e.' })
    .optional(),
  clientId: uuid().optional(),
  imported: z.enum(IMPORTED_STATES).optional(),
  /** The period is of emission, as `since` and `until` are. */
  period: z.enum(PERIODS).optional(),
  since: day('since'),
  until: day('until'),
  search: z.string().max(120, { error: 'A busca deve ter no máximo 120 caracteres.' }).optional(),
};

/** Which documents of an account: emitted in the last 90 days where no period is given. */
export const documentsFilter = z.strictObject(filter);

const sort = z.enum(DOCUMENT_SORTS).optional();
/** Only those of these that match the rest, of any time. */
const ids = z.array(uuid()).min(1).max(100).optional();

/** Documents that a person may choose together. */
const CHOSEN_MAX = 1000;
export const documentsExport = z.strictObject({
  ...filter,
  sort,
  ids: z.array(uuid()).min(1).max(CHOSEN_MAX).optional(),
});

export const documentsPage = z.strictObject({
  ...filter,
  sort,
  ids,
  cursor: uuid().nullish(),
  /** Sent by infinite queries beside the cursor; the list has one direction. */
  direction: z.enum(['forward', 'backward']).optional(),
  limit: integer('limit', { min: 1, max: 100 }, 'Documentos por página.').optional(),
});
