import { DOCUMENTS, documentByRoute, documentByType } from '@fiscal/core/registry/documents';
import { IMPORTED_STATES } from '@fiscal/core/vocabulary/imported';
import { DOCUMENT_STATUS, type DocumentStatus } from '@fiscal/core/vocabulary/states';
import { z } from 'zod';
import { cursor, integer, limit } from '../../../inputs/fields.ts';
import { targetSchema } from '../../../inputs/target.ts';
import { importedSchema, routeSchema, typeSchema } from '../document-view.ts';

const instant = (field: string, description: string) =>
  z
    .string()
    .transform((value, context) => {
      const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(value);
      const date = new Date(value);
      if (iso && !Number.isNaN(date.getTime())) return date;
      context.addIssue({
        code: 'custom',
        message: `O parâmetro ${field} deve ser uma data ISO 8601, p. ex. 2026-11-21 ou 2026-11-21T10:00:00-03:00.`,
        params: { code: 'formato_invalido' },
      });
      return z.NEVER;
    })
    .exactOptional()
    .meta({ description, override: { type: 'string' } });

const TYPES = DOCUMENTS.map(({ type }) => type);

/** Name of the type or of its route (`nfc-e`). */
export const documentType = z
  .string()
  .transform((value, context) => {
    const named = value.trim().toLowerCase();
    const found = documentByType(named) ?? documentByRoute(named);
    if (found !== undefined) return found.type;
    context.addIssue({
      code: 'custom',
      message: 'O parâmetro type não é um tipo de documento.',
      params: { code: 'valor_invalido', fix: `Use um de: ${TYPES.join(', ')}.` },
    });
    return z.NEVER;
  })
  .exactOptional()
  .meta({
    description: 'Tipo do documento.',
    example: 'nfe',
    override: { type: 'string', enum: TYPES },
  });

const isStatus = (value: string): value is DocumentStatus => DOCUMENT_STATUS.some((each) => each === value);

/** A status, or several separated by commas. */
const status = z
  .string()
  .transform((value, context) => {
    const asked = value.split(',').map((each) => each.trim());
    if (asked.every(isStatus)) return asked;
    context.addIssue({
      code: 'custom',
      message: `O parâmetro status deve ser uma situação de documento, ou várias separadas por vírgula; recebido "${value.slice(0, 60)}".`,
      params: { code: 'valor_invalido', fix: `Use uma ou várias de: ${DOCUMENT_STATUS.join(', ')}.` },
    });
    return z.NEVER;
  })
  .exactOptional()
  .meta({
    description: `Situação, ou várias separadas por vírgula: ${DOCUMENT_STATUS.join(', ')}.`,
    example: 'AUTORIZADA,CANCELADA',
    override: {
      type: 'string',
      pattern: `^(?:${DOCUMENT_STATUS.join('|')})(?:,(?:${DOCUMENT_STATUS.join('|')}))*$`,
    },
  });

export const listQuery = z.strictObject({
  type: documentType,
  status,
  serie: integer('serie', { min: 0, max: 99_999 }, 'A série.').exactOptional(),
  numero: integer(
    'numero',
    { min: 1, max: 999_999_999_999_999 },
    'Os documentos que ocupam este número: da série, ou de qualquer uma. Um rejeitado, de número liberado, não é achado por ele.',
  ).exactOptional(),
  accessKey: z
    .string()
    .regex(/^(?:[0-9A-Z]{44}|[0-9A-Z]{50}|DPS[0-9A-Z]{42})$/, {
      error:
        'O parâmetro accessKey deve ter os 44 caracteres da chave de acesso; de uma NFS-e, os 50, ou os 45 do identificador da DPS.',
    })
    .exactOptional(),
  referencia: z.string().max(255).exactOptional().meta({ description: 'O X-Referencia da emissão.' }),
  from: instant('from', 'Criados a partir de (inclusive).'),
  to: instant('to', 'Criados antes de (exclusive).'),
  updatedSince: instant(
    'updatedSince',
    'Alterados a partir de (inclusive): emitidos, ou com novo veredito, seu ou de um evento. A ordem continua a da criação.',
  ),
  imported: z
    .enum(IMPORTED_STATES)
    .exactOptional()
    .meta({ description: 'Só os documentos importados nesta situação (imported.state).' }),
  order: z
    .enum(['asc', 'desc'])
    .exactOptional()
    .meta({ description: 'asc: do mais antigo para o mais novo; desc (padrão): o contrário.' }),
  limit,
  cursor,
});

export const documentSummary = z
  .strictObject({
    id: z.uuid(),
    type: typeSchema,
    route: routeSchema,
    status: z.enum(DOCUMENT_STATUS),
    target: targetSchema,
    accessKey: z.string(),
    serie: z.int(),
    numero: z.int(),
    referencia: z.string().nullable(),
    protocolNumber: z.string().nullable(),
    cStat: z.string().nullable(),
    xMotivo: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    authorizedAt: z.iso.datetime().nullable(),
    imported: importedSchema.exactOptional(),
  })
  .meta({ id: 'ResumoDoDocumento' });

export const listAnswer = z
  .strictObject({
    data: z.array(documentSummary),
    nextCursor: z.string().nullable().meta({ description: 'null na última página.' }),
  })
  .meta({ id: 'PaginaDeDocumentos' });
