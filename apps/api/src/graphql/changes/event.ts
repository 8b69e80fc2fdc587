import { DOCUMENT_STATUS } from '@fiscal/core/vocabulary/states';
import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { notFound } from '../../base/failure.ts';
import type { DocumentUpdate, FollowedDocument } from '../../services/documents/follow-documents.ts';
import { builder } from '../builder.ts';
import { Document } from '../documents/document.ts';

const KINDS: readonly (readonly [name: string, kind: string, description: string])[] = [
  ...DOCUMENT_STATUS.map((status) => [status, status, `Passou a ${status}.`] as const),
  ['EVENTO', 'evento', 'Um evento do documento foi pedido ou respondido.'],
  ['IMPORTADO', 'document.imported', 'O documento, ou um evento seu, veio de outro emissor por importação.'],
  ['ATUAL', 'atual', 'Nada ainda: o documento como estava ao começar a assinatura.'],
];

export const DocumentChangeKind = builder.enumType('DocumentChangeKind', {
  description: 'O que mudou no documento.',
  values: Object.fromEntries(KINDS.map(([name, value, description]) => [name, { value, description }])),
});

const DocumentChange = builder.objectRef<DocumentUpdate>('DocumentChange').implement({
  description: 'Uma mudança de um documento.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Guarde-o: em after, ao reconectar, traz tudo o que veio depois, em ordem e uma vez só.',
      resolve: ({ cursor }) => encodeCursor(cursor),
    }),
    kind: t.field({ type: DocumentChangeKind, resolve: ({ change }) => change }),
    at: t.expose('at', { type: 'DateTime', description: 'Quando mudou.' }),
    document: t.field({
      type: Document,
      description: 'O documento como está agora: tão novo quanto a mudança, ou mais.',
      async resolve({ documentId, view }, _args, context) {
        const principal = await context.principal(documentId);
        const found = view ?? (await context.services.documents.get(principal, documentId));
        if (found === null) throw notFound();
        return { accountId: principal.accountId, view: found };
      },
    }),
  }),
});

type Expired = Exclude<FollowedDocument, DocumentUpdate>;

export const CursorExpired = builder.objectRef<Expired>('CursorExpired').implement({
  description:
    'O cursor é mais antigo do que as mudanças guardadas (7 dias) e algo pode ter faltado. É a última mensagem: consulte os documentos e assine de novo a partir de cursor.',
  fields: (t) => ({
    message: t.string({
      resolve: () =>
        'O cursor expirou: as mudanças são guardadas por 7 dias. Consulte os documentos e assine de novo a partir do cursor devolvido.',
    }),
    cursor: t.string({
      description: 'Obtenha-o antes de consultar os documentos; nada do que mudar depois dele se perde.',
      resolve: async (_expired, _args, context) =>
        encodeCursor(await context.services.documents.follow.cursor()),
    }),
  }),
});

export const DocumentChangeEvent = builder.unionType('DocumentChangeEvent', {
  description: 'Uma mudança, ou o aviso de que o cursor já não serve.',
  types: [DocumentChange, CursorExpired],
  resolveType: ({ kind }) => (kind === 'expirado' ? CursorExpired : DocumentChange),
});
