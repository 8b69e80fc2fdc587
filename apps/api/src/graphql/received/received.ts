import { receivedEvent } from '@fiscal/core/registry/received-definitions';
import type { ReceivedDetail } from '@fiscal/db/received/received-documents';
import { notFound } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { manifestationBody } from '../../inputs/received/manifestation.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { connectionOf, forwardPage, pageSize } from '../page.ts';
import { attempt } from '../problem.ts';
import { Manifestation, ReceivedEventName, ReceivedNote, ReceivedType, Situation } from './note.ts';

builder.queryField('receivedNote', (t) =>
  t.field({
    type: ReceivedNote,
    nullable: true,
    description: 'Uma nota recebida pela empresa do token; null quando não há nenhuma com este id.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { id: t.arg.id({ required: true, description: 'O campo id, ou o id de REST.' }) },
    async resolve(_root, { id }, context) {
      const uuid = toUuid(id);
      if (uuid === null) return null;
      const [note] = await context.services.received.some(await context.integrator(), [uuid]);
      return note ?? null;
    },
  }),
);

const Filter = builder.inputType('ReceivedNotesFilter', {
  description: 'Todas as condições valem juntas.',
  fields: (t) => ({
    type: t.field({ type: ReceivedType }),
    emitente: t.field({ type: 'Cnpj', description: 'CNPJ ou CPF de quem emitiu.' }),
    situacao: t.field({ type: Situation }),
    completa: t.boolean({ description: 'true: só as notas inteiras; false: só os resumos.' }),
    accessKey: t.field({ type: 'ChaveAcesso' }),
    manifestacao: t.field({ type: Manifestation, description: 'A manifestação que vale.' }),
    semManifestacao: t.boolean({ description: 'true: só as sem manifestação registrada por aqui.' }),
  }),
});

builder.queryField('receivedNotes', (t) =>
  t.connection(
    {
      type: ReceivedNote,
      description:
        'Os documentos que outros emitiram e de que a empresa do token é parte, do que chegou por último ao primeiro.',
      authScopes: { caller: 'token', may: 'documents:read' },
      args: { filter: t.arg({ type: Filter }) },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, args, context) {
        const page = forwardPage(args);
        const { completa, semManifestacao, ...filter } = presentArguments(args.filter ?? {});
        const principal = await context.integrator();
        // No note has a manifestation and none.
        if (semManifestacao === true && filter.manifestacao !== undefined)
          return connectionOf<ReceivedDetail>(page, { entries: [], more: false }, ({ id }) => id);
        const { data, next } = await context.services.received.list(principal, {
          ...page,
          ...filter,
          ...(completa !== undefined && { whole: completa }),
          ...(semManifestacao === true && { manifestacao: 'nenhuma' as const }),
        });
        const ids = data.map(({ id }) => id);
        const notes = await context.services.received.some(principal, ids);
        return connectionOf(page, { entries: notes, more: next !== null }, ({ id }) => id);
      },
    },
    { name: 'ReceivedNoteConnection' },
    { name: 'ReceivedNoteEdge' },
  ),
);

const ManifestReceivedPayload = builder
  .objectRef<{ readonly manifestationId: string }>('ManifestReceivedPayload')
  .implement({
    fields: (t) => ({
      manifestationId: t.exposeString('manifestationId', {
        description: 'O manifestationId em manifestacoes, na nota.',
      }),
    }),
  });

builder.mutationField('manifestReceived', (t) =>
  t.field({
    type: resultUnion('ManifestReceived', ManifestReceivedPayload),
    description:
      'Pede a manifestação do destinatário de uma nota recebida ao Ambiente Nacional; o resultado aparece em manifestacoes.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id da nota, ou o id de REST.' }),
      tipo: t.arg({ type: Manifestation, required: true }),
      justificativa: t.arg.string({
        description: 'De 15 a 255 caracteres; obrigatória em NAO_REALIZADA, opcional em DESCONHECIMENTO.',
      }),
    },
    resolve: (_root, { id, ...rest }, context) =>
      attempt(context, async () => {
        const uuid = toUuid(id);
        if (uuid === null) throw notFound();
        const body = parseInput(manifestationBody, presentArguments(rest));
        return context.services.received.manifest(await context.integrator(), uuid, { body });
      }),
  }),
);

const ConfirmReceivedPayload = builder
  .objectRef<{ readonly note: ReceivedDetail }>('ConfirmReceivedPayload')
  .implement({ fields: (t) => ({ note: t.expose('note', { type: ReceivedNote }) }) });

builder.mutationField('confirmReceived', (t) =>
  t.field({
    type: resultUnion('ConfirmReceived', ConfirmReceivedPayload),
    description:
      'Consulta na SEFAZ, pela chave, uma nota que veio de um arquivo: proof passa a CONFIRMED, ou a CONTRADICTED. Em produção a mesma chave é perguntada a cada seis minutos.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: { id: t.arg.id({ required: true, description: 'O campo id da nota, ou o id de REST.' }) },
    complexity: 10,
    resolve: (_root, { id }, context) =>
      attempt(context, async () => {
        const uuid = toUuid(id);
        if (uuid === null) throw notFound();
        return { note: await context.services.received.confirm(await context.integrator(), uuid) };
      }),
  }),
);

const RegisterReceivedEventPayload = builder
  .objectRef<{ readonly eventId: string }>('RegisterReceivedEventPayload')
  .implement({
    fields: (t) => ({
      eventId: t.exposeString('eventId', { description: 'O eventId em eventosPedidos, na nota.' }),
    }),
  });

builder.mutationField('registerReceivedEvent', (t) =>
  t.field({
    type: resultUnion('RegisterReceivedEvent', RegisterReceivedEventPayload),
    description:
      'Pede um evento da empresa sobre uma nota recebida; o resultado aparece em eventosPedidos. Os campos de dados são os de REST.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id da nota, ou o id de REST.' }),
      evento: t.arg({ type: ReceivedEventName, required: true }),
      dados: t.arg({ type: 'JSONObject', required: true, description: 'O corpo do evento.' }),
    },
    resolve: (_root, { id, evento: kind, dados }, context) =>
      attempt(context, async () => {
        const uuid = toUuid(id);
        if (uuid === null) throw notFound();
        const request = parseInput(receivedEvent(kind).input, dados);
        return context.services.received.register(await context.integrator(), uuid, { kind, request });
      }),
  }),
);
