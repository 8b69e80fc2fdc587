import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { RECEIVED_CHANGES, type ReceivedChangeKind } from '../../services/changes/received-change.ts';
import type { FollowedReceived, ReceivedUpdate } from '../../services/received/follow-received.ts';
import { builder } from '../builder.ts';
import { cursorOf } from '../changes/cursor.ts';
import { CursorExpired } from '../changes/event.ts';
import { watchCredentials } from '../changes/watched.ts';
import { ReceivedNote } from './note.ts';

const KINDS: Readonly<Record<ReceivedChangeKind, readonly [name: string, description: string]>> = {
  'received.document': ['RECEBIDA', 'A nota chegou, inteira ou em resumo.'],
  'received.completed': ['COMPLETADA', 'O XML inteiro de um resumo chegou.'],
  'received.checked': [
    'CONFERIDA',
    'A SEFAZ confirmou uma nota que só um arquivo mostrava, ou a contradisse.',
  ],
  'received.updated': ['ATUALIZADA', 'O resumo da nota chegou de novo.'],
  'received.event': ['EVENTO', 'Um evento da nota chegou, também o cancelamento.'],
  'received.manifested': ['MANIFESTACAO', 'Uma manifestação foi pedida ou decidida.'],
  'received.requested': ['EVENTO_PEDIDO', 'Um evento da empresa foi pedido ou decidido.'],
  'received.deadline': ['PRAZO', 'O prazo de uma manifestação da nota está perto do fim.'],
};

const Kind = builder.enumType('ReceivedNoteChangeKind', {
  description: 'O que mudou na nota recebida.',
  values: Object.fromEntries(
    RECEIVED_CHANGES.map((value) => {
      const [name, description] = KINDS[value];
      return [name, { value, description }] as const;
    }),
  ),
});

const ReceivedNoteChange = builder.objectRef<ReceivedUpdate>('ReceivedNoteChange').implement({
  description: 'Uma mudança de uma nota recebida.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Guarde-o: em after, ao reconectar, traz tudo o que veio depois, em ordem e uma vez só.',
      resolve: ({ cursor }) => encodeCursor(cursor),
    }),
    kind: t.field({ type: Kind, resolve: ({ change }) => change }),
    at: t.expose('at', { type: 'DateTime', description: 'Quando mudou.' }),
    note: t.field({
      type: ReceivedNote,
      nullable: true,
      description:
        'A nota como está agora: tão nova quanto a mudança, ou mais; null quando já foi apagada, como as de teste são.',
      resolve: ({ note }) => note,
    }),
  }),
});

const ReceivedNoteChangeEvent = builder.unionType('ReceivedNoteChangeEvent', {
  description: 'Uma mudança, ou o aviso de que o cursor já não serve.',
  types: [ReceivedNoteChange, CursorExpired],
  resolveType: ({ kind }: FollowedReceived) => (kind === 'expirado' ? CursorExpired : ReceivedNoteChange),
});

builder.subscriptionField('receivedNotesChanged', (t) =>
  t.field({
    type: ReceivedNoteChangeEvent,
    description:
      'As mudanças das notas que a empresa do token recebeu, na ordem em que foram gravadas: as de agora em diante, ou as depois de after. O cursor é o mesmo de documentsChanged e de changesCursor.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      kind: t.arg({ type: [Kind], description: 'Só as mudanças destas espécies.' }),
      after: t.arg.string({
        description: 'Continua depois deste cursor, de uma mudança recebida ou de changesCursor.',
      }),
    },
    async subscribe(_root, { kind, after }, context) {
      const principal = await context.integrator();
      const from = cursorOf(after);
      return watchCredentials(context, (signal) =>
        context.services.received.follow(principal, kind ?? RECEIVED_CHANGES, { after: from, signal }),
      );
    },
    resolve: (event) => event,
  }),
);
