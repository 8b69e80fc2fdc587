import { IMPORT_STATES, type ImportView } from '@fiscal/db/imports/imports';
import { z } from 'zod';
import { cursor, idParams, limit, uuid } from '../../../inputs/fields.ts';
import { targetSchema } from '../../../inputs/target.ts';

export const UPLOAD_TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/xml',
  'text/xml',
  'application/octet-stream',
] as const;

export const uploadQuery = z.strictObject({
  target: targetSchema.default('producao').meta({
    description:
      'Onde os documentos foram autorizados: producao (padrão), homologacao ou sandbox. O XML de outro ambiente fica de fora.',
  }),
  file: z
    .string()
    .max(200)
    .exactOptional()
    .meta({ description: 'Nome do arquivo, como o relatório o mostra.', example: 'notas-2025.zip' }),
});
export const importsQuery = z.strictObject({ limit, cursor });
export const importParams = idParams.extend({
  importId: uuid().meta({ description: 'Identificador da importação (UUID).' }),
});

const count = (description: string) => z.int().meta({ description });
const importSchema = z
  .strictObject({
    id: z.uuid(),
    clientId: z.uuid(),
    target: targetSchema,
    state: z.enum(IMPORT_STATES).meta({
      description:
        'recebida: na fila; processando; concluida; interrompida: parou antes do fim, envie os arquivos de novo (o que já entrou não entra duas vezes); aberta: os arquivos ainda chegam.',
    }),
    files: count('Arquivos lidos.'),
    documents: count('Documentos importados.'),
    events: count('Eventos importados.'),
    voidedRanges: count('Inutilizações importadas.'),
    known: count('Importados antes.'),
    own: count('Emitidos por aqui: ficam como estão.'),
    warned: count('Importados com aviso, p. ex. certificado de uma autoridade desconhecida.'),
    refused: count('Deixados de fora.'),
    series: z
      .array(
        z.strictObject({
          emitente: z.string(),
          modelo: z.string(),
          serie: z.int(),
          highest: z.int(),
          before: z.int(),
          next: z.int(),
        }),
      )
      .meta({ description: 'De que número cada série continua; ao terminar.' }),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Importacao' });

export const importAnswer = importSchema;
export const importsAnswer = z
  .strictObject({ data: z.array(importSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'PaginaDeImportacoes' });
export const importDetail = importSchema
  .extend({
    refusedFiles: z.array(
      z.strictObject({
        file: z.string(),
        code: z.string().meta({ example: 'assinatura_invalida' }),
        message: z.string(),
      }),
    ),
    nextRefused: z.int().nullable().meta({ description: 'Para after; null na última página.' }),
    warnedFiles: z
      .array(
        z.strictObject({
          file: z.string(),
          code: z.string().meta({ example: 'cadeia_desconhecida' }),
          message: z.string(),
        }),
      )
      .meta({ description: 'Arquivos importados com aviso, e o que conferir; ao terminar.' }),
    nextWarning: z.int().nullable().meta({ description: 'Para afterWarning; null na última página.' }),
  })
  .meta({ id: 'ImportacaoComRecusados' });

export const importBody = ({
  kind: _issued,
  letter: _noLetter,
  ranges,
  createdAt,
  finishedAt,
  series,
  ...view
}: ImportView): z.infer<typeof importSchema> => ({
  ...view,
  voidedRanges: ranges,
  series: [...series],
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
