import { builder } from '../builder.ts';
import { given } from '../given.ts';
import { toUuid } from '../global-id.ts';
import { pageSize } from '../page.ts';
import { Document, DocumentStatusEnum, DocumentTypeEnum } from './document.ts';

builder.queryField('document', (t) =>
  t.field({
    type: Document,
    nullable: true,
    description: 'Um documento da empresa do token; null quando não há nenhum com este id.',
    authScopes: { caller: 'token' },
    args: { id: t.arg.id({ required: true, description: 'O campo id, ou o invoiceId de REST.' }) },
    async resolve(_root, { id }, context) {
      const principal = await context.principal();
      const uuid = toUuid(id);
      const view = uuid === null ? null : await context.services.getDocument(principal, uuid);
      return view === null ? null : { accountId: principal.accountId, view };
    },
  }),
);

const DocumentFilterInput = builder.inputType('DocumentFilter', {
  description: 'Todas as condições valem juntas.',
  fields: (t) => ({
    type: t.field({ type: DocumentTypeEnum }),
    status: t.field({ type: DocumentStatusEnum }),
    accessKey: t.field({ type: 'ChaveAcesso' }),
    referencia: t.string({ description: 'A referência da emissão.' }),
    from: t.field({ type: 'DateTime', description: 'Criados a partir de (inclusive).' }),
    to: t.field({ type: 'DateTime', description: 'Criados antes de (exclusive).' }),
  }),
});

builder.queryField('documents', (t) =>
  t.connection({
    type: Document,
    description: 'Os documentos da empresa no ambiente do token, do mais novo para o mais antigo.',
    authScopes: { caller: 'token' },
    args: { filter: t.arg({ type: DocumentFilterInput }) },
    complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
    async resolve(_root, args, context) {
      const principal = await context.principal();
      const { getDocument, listDocuments } = context.services;
      const page = await listDocuments(principal, {
        ...given(args.filter ?? {}),
        limit: pageSize(args),
        ...(args.after ? { cursor: args.after } : {}),
      });
      // Asked for together: one query brings them all.
      const views = await Promise.all(page.data.map(({ id }) => getDocument(principal, id)));
      return {
        edges: views.flatMap((view) =>
          view === null ? [] : [{ cursor: view.id, node: { accountId: principal.accountId, view } }],
        ),
        pageInfo: {
          hasNextPage: page.nextCursor !== null,
          hasPreviousPage: Boolean(args.after),
          startCursor: page.data[0]?.id ?? null,
          endCursor: page.data.at(-1)?.id ?? null,
        },
      };
    },
  }),
);
