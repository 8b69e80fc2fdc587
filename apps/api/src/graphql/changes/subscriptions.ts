import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { notFound } from '../../base/failure.ts';
import { builder } from '../builder.ts';
import { DocumentStatusEnum, DocumentTypeEnum } from '../documents/document.ts';
import { toUuid } from '../global-id.ts';
import { cursorOf } from './cursor.ts';
import { DocumentChangeEvent, DocumentChangeKind } from './event.ts';
import { watchCredentials } from './watched.ts';

builder.queryField('changesCursor', (t) =>
  t.string({
    description:
      'Um cursor a partir do qual nada do que mudar depois se perde: obtenha-o, consulte os documentos e assine com ele em after.',
    authScopes: { caller: 'token', may: 'documents:read' },
    resolve: async (_root, _args, context) => encodeCursor(await context.services.documents.follow.cursor()),
  }),
);

const AFTER = 'Continua depois deste cursor, de uma mudança recebida ou de changesCursor.';

builder.subscriptionField('documentChanged', (t) =>
  t.field({
    type: DocumentChangeEvent,
    description:
      'Um documento: sem after, como está agora (ATUAL) e depois cada mudança; com after, cada mudança depois do cursor.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id, ou o invoiceId de REST.' }),
      after: t.arg.string({ description: AFTER }),
    },
    async subscribe(_root, { id, after }, context) {
      const uuid = toUuid(id);
      const principal = await context.principal(uuid);
      const from = cursorOf(after);
      return watchCredentials(context, async (signal) => {
        const stream =
          uuid && (await context.services.documents.follow.one(principal, uuid, { after: from, signal }));
        if (!stream) throw notFound();
        return stream;
      });
    },
    resolve: (event) => event,
  }),
);

const DocumentsChangedFilter = builder.inputType('DocumentsChangedFilter', {
  description: 'Todas as condições valem juntas; em cada uma, qualquer dos valores.',
  fields: (t) => ({
    type: t.field({ type: [DocumentTypeEnum], description: 'Tipos de documento.' }),
    status: t.field({ type: [DocumentStatusEnum], description: 'Só as mudanças para estas situações.' }),
    kind: t.field({ type: [DocumentChangeKind], description: 'Só as mudanças destas espécies.' }),
  }),
});

builder.subscriptionField('documentsChanged', (t) =>
  t.field({
    type: DocumentChangeEvent,
    description:
      'As mudanças dos documentos da empresa no ambiente do token, na ordem em que foram gravadas: as de agora em diante, ou as depois de after.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      filter: t.arg({ type: DocumentsChangedFilter }),
      after: t.arg.string({ description: AFTER }),
    },
    async subscribe(_root, { filter, after }, context) {
      const principal = await context.principal();
      const from = cursorOf(after);
      const { type: types, status, kind } = filter ?? {};
      const kinds =
        status && kind ? kind.filter((each) => status.some((one) => one === each)) : (status ?? kind);
      const asked = { ...(types ? { types } : {}), ...(kinds ? { kinds } : {}) };
      return watchCredentials(context, (signal) =>
        context.services.documents.follow.some(principal, asked, { after: from, signal }),
      );
    },
    resolve: (event) => event,
  }),
);
