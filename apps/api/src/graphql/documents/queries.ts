import { presentArguments } from '../../base/present-arguments.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';
import { connectionOf, pageOf, pageSize } from '../page.ts';
import { Document, DocumentStatusEnum, DocumentTypeEnum } from './document.ts';
import { ImportedStateEnum } from './imported.ts';

builder.queryField('document', (t) =>
  t.field({
    type: Document,
    nullable: true,
    description: 'Um documento da empresa do token; null quando não há nenhum com este id.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { id: t.arg.id({ required: true, description: 'O campo id, ou o invoiceId de REST.' }) },
    async resolve(_root, { id }, context) {
      const uuid = toUuid(id);
      const principal = await context.principal(uuid);
      const view = uuid === null ? null : await context.services.documents.get(principal, uuid);
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
    numero: t.int({
      description:
        'Os documentos que ocupam este número: da série, ou de qualquer uma; um rejeitado, de número liberado, não é achado por ele.',
    }),
    serie: t.int({ description: 'A série.' }),
    imported: t.field({
      type: ImportedStateEnum,
      description: 'Só os documentos importados nesta situação.',
    }),
    from: t.field({ type: 'DateTime', description: 'Criados a partir de (inclusive).' }),
    to: t.field({ type: 'DateTime', description: 'Criados antes de (exclusive).' }),
    updatedSince: t.field({
      type: 'DateTime',
      description: 'Alterados a partir de (inclusive): emitidos, ou com novo veredito, seu ou de um evento.',
    }),
  }),
});

const DocumentOrder = builder.enumType('DocumentOrder', {
  values: {
    CREATED_AT_DESC: { value: 'desc', description: 'Do mais novo para o mais antigo.' },
    CREATED_AT_ASC: { value: 'asc', description: 'Do mais antigo para o mais novo.' },
  } as const,
});
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

builder.queryField('documents', (t) =>
  t.connection(
    {
      type: Document,
      description:
        'Os documentos da empresa no ambiente do token, em páginas de até 100, para os dois lados.',
      authScopes: { caller: 'token', may: 'documents:read' },
      args: {
        filter: t.arg({ type: DocumentFilterInput }),
        orderBy: t.arg({ type: DocumentOrder, defaultValue: 'desc' }),
      },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, args, context) {
        const page = pageOf(args);
        const { backward, ...stretch } = page;
        const order = args.orderBy ?? 'desc';
        const principal = await context.principal();
        const { list, get } = context.services.documents;
        const { data, nextCursor } = await list(principal, {
          ...presentArguments(args.filter ?? {}),
          ...stretch,
          order: backward ? OPPOSITE[order] : order,
        });
        const rows = backward ? data.toReversed() : data;
        // Loaded together in one query.
        const views = await Promise.all(rows.map(({ id }) => get(principal, id)));
        const documents = views
          .filter((view) => view !== null)
          .map((view) => ({ accountId: principal.accountId, view }));
        return connectionOf(page, { entries: documents, more: nextCursor !== null }, ({ view }) => view.id);
      },
    },
    { name: 'DocumentConnection' },
    { name: 'DocumentEdge' },
  ),
);
