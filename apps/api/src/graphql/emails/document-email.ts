import { DOCUMENTS } from '@fiscal/core/registry/documents';
import {
  type DocumentEmailView,
  EMAIL_KINDS,
  EMAIL_ORIGINS,
  LETTER_STATES,
  type Letter,
} from '@fiscal/db/emails/document-emails';
import { notFound } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { emailBody } from '../../inputs/email.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';
import { Document } from '../documents/document.ts';
import { toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';

const valuesOf = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), { value }] as const));

const Kind = builder.enumType('DocumentEmailKind', {
  description: 'DOCUMENT: o documento; CANCELLATION: o seu cancelamento.',
  values: valuesOf(EMAIL_KINDS),
});
const Origin = builder.enumType('DocumentEmailOrigin', {
  description: 'AUTOMATIC: pela configuração da empresa; REQUEST: por pedido.',
  values: valuesOf(EMAIL_ORIGINS),
});
const LetterState = builder.enumType('EmailLetterState', {
  description:
    'SENT: o servidor de e-mail aceitou; REFUSED: recusou de vez; SUPPRESSED: está na lista de supressão; FAILED: todas as tentativas falharam, ou nada pôde enviá-la.',
  values: valuesOf(LETTER_STATES),
});

const EmailLetter = builder.objectRef<Letter>('EmailLetter').implement({
  fields: (t) => ({
    address: t.exposeString('address'),
    state: t.field({ type: LetterState, resolve: ({ state }) => state }),
    detail: t.exposeString('detail', { nullable: true, description: 'O que o servidor disse.' }),
    at: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Última tentativa.',
      resolve: ({ at }) => (at === null ? null : new Date(at)),
    }),
  }),
});

const DocumentEmail = builder.objectRef<DocumentEmailView>('DocumentEmail').implement({
  description: 'Um documento enviado por e-mail, e o que foi feito de cada mensagem.',
  fields: (t) => ({
    emailId: t.exposeString('id'),
    kind: t.field({ type: Kind, resolve: ({ kind }) => kind }),
    origin: t.field({ type: Origin, resolve: ({ origin }) => origin }),
    done: t.boolean({ resolve: ({ state }) => state === 'done' }),
    letters: t.field({
      type: [EmailLetter],
      description: 'Por endereço; vazia antes da primeira tentativa.',
      // They come with it, one or two of them.
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ letters }) => [...letters],
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'Por que nada foi enviado, ou ainda não.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true, description: 'Próxima tentativa.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.interfaceField(Document, 'emails', (t) =>
  t.field({
    type: [DocumentEmail],
    description: 'Os últimos 100 envios por e-mail, do mais novo ao mais antigo.',
    // Most documents have at most one.
    complexity: { field: 1, multiplier: 1 },
    async resolve({ view }, _args, context) {
      const on = { documentId: view.id, types: [view.type] };
      return [...(await context.services.emails.ofDocuments.list(await context.integrator(), on))];
    },
  }),
);

const TYPES = DOCUMENTS.map(({ type }) => type);

const SendDocumentEmailPayload = builder
  .objectRef<{ readonly email: DocumentEmailView }>('SendDocumentEmailPayload')
  .implement({ fields: (t) => ({ email: t.expose('email', { type: DocumentEmail }) }) });

builder.mutationField('sendDocumentEmail', (t) =>
  t.field({
    type: resultUnion('SendDocumentEmail', SendDocumentEmailPayload),
    description:
      'Envia o XML e o PDF de um documento autorizado, ou o cancelamento de um cancelado, por e-mail. Um importado só depois de confirmado.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id do documento, ou o invoiceId de REST.' }),
      emails: t.arg.stringList({
        description: 'Para quem, até 20; o destinatário ou tomador e as cópias da empresa quando ausente.',
      }),
    },
    resolve: (_root, { id, ...rest }, context) =>
      attempt(context, async () => {
        const documentId = toUuid(id);
        if (documentId === null) throw notFound();
        const { emails } = parseInput(emailBody, presentArguments(rest));
        const on = { documentId, types: TYPES };
        return {
          email: await context.services.emails.ofDocuments.send(await context.integrator(), on, emails),
        };
      }),
  }),
);
