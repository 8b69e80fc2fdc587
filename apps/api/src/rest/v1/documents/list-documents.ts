import { documentOf } from '@fiscal/core/registry/documents';
import type { DocumentSummary } from '@fiscal/db/documents/documents';
import type { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { importedPart } from '../document-view.ts';
import { type documentSummary, listAnswer, listQuery } from './list-documents-schema.ts';

/** GET /v1/documents: newest first, keyset pages. */
export const listDocuments = defineOperation({
  scope: 'token',
  forPages: true,
  doc: {
    id: 'list_documents',
    tag: 'Documentos',
    summary: 'Listar documentos',
    description:
      'Documentos da empresa no ambiente do token, do mais novo para o mais antigo, ou ao contrário com order=asc.',
    answers: { 200: { description: 'Uma página.', schema: listAnswer } },
  },
  schemas: { query: listQuery },
  async handle({ caller, query }, services) {
    const page = await services.documents.list(caller, query);
    return { status: 200, body: { data: page.data.map(summaryBody), nextCursor: page.nextCursor } };
  },
});

const summaryBody = (row: DocumentSummary): z.infer<typeof documentSummary> => ({
  id: row.id,
  type: row.type,
  route: documentOf(row.type).route,
  status: row.status,
  target: row.target,
  accessKey: row.accessKey,
  serie: row.serie,
  numero: row.numero,
  referencia: row.referencia,
  protocolNumber: row.protocolNumber,
  cStat: row.cStat,
  xMotivo: row.xMotivo,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  authorizedAt: row.authorizedAt?.toISOString() ?? null,
  ...importedPart(row.imported),
});
