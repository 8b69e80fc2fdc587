import type { ImportedProof } from '@fiscal/db/base/types';
import { notFound } from '../../base/failure.ts';
import { accountCallerOf } from '../../services/access/authenticate.ts';
import {
  IMPORTED_CHECKED_AT,
  IMPORTED_REASON,
  IMPORTED_STATES_EXPLAINED,
} from '../../services/documents/imported-texts.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';
import { Document, type OwnedDocument } from './document.ts';
import { loadDocument } from './load.ts';

export const ImportedStateEnum = builder.enumType('ImportedState', {
  description: 'Se a SEFAZ confirma o que o arquivo de um documento importado diz.',
  values: {
    UNCONFIRMED: { value: 'unconfirmed', description: IMPORTED_STATES_EXPLAINED.unconfirmed },
    CONFIRMED: { value: 'confirmed', description: IMPORTED_STATES_EXPLAINED.confirmed },
    CONTRADICTED: { value: 'contradicted', description: IMPORTED_STATES_EXPLAINED.contradicted },
    UNCONFIRMABLE: { value: 'unconfirmable', description: IMPORTED_STATES_EXPLAINED.unconfirmable },
  } as const,
});

const Imported = builder.objectRef<ImportedProof>('Imported').implement({
  description: 'Um documento que outro sistema emitiu, e o que a SEFAZ diz dele.',
  fields: (t) => ({
    state: t.expose('state', { type: ImportedStateEnum }),
    reason: t.exposeString('reason', { nullable: true, description: IMPORTED_REASON }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true, description: IMPORTED_CHECKED_AT }),
  }),
});

builder.interfaceField(Document, 'imported', (t) =>
  t.field({
    type: Imported,
    nullable: true,
    description: 'Só de um documento importado; null quando foi emitido aqui.',
    // It comes with the document.
    complexity: { field: 0, multiplier: 0 },
    resolve: ({ view }) => view.imported,
  }),
);

const ConfirmImportPayload = builder
  .objectRef<{ readonly document: OwnedDocument }>('ConfirmImportPayload')
  .implement({ fields: (t) => ({ document: t.expose('document', { type: Document }) }) });

builder.mutationField('confirmImport', (t) =>
  t.field({
    type: resultUnion('ConfirmImport', ConfirmImportPayload),
    description:
      'Consulta de novo na SEFAZ, pela chave, um documento importado que ela não confirmou. A resposta traz o documento como era; o novo estado chega em imported quando a SEFAZ responde. A mesma chave é consultada no máximo a cada 6 minutos.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id do documento, ou o invoiceId de REST.' }),
    },
    resolve: (_root, { id }, context) =>
      attempt(context, async () => {
        const documentId = toUuid(id);
        const document = documentId === null ? null : await loadDocument(context, documentId);
        if (document === null) throw notFound();
        context.noted.documentId = document.view.id;
        const principal = await context.principal(document.view.id);
        await context.services.imports.confirm(
          accountCallerOf(principal),
          document.view.id,
          context.requestId,
        );
        return { document };
      }),
  }),
);
