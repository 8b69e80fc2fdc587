import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { z } from 'zod';
import { presentArguments } from '../../base/present-arguments.ts';
import { changeTypes } from '../../inputs/change-types.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { FollowedMessage } from '../../services/changes/follow-messages.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { cursorOf } from './cursor.ts';
import { CursorExpired } from './event.ts';
import { watchCredentials } from './watched.ts';

const AccountChange = builder.objectRef<FollowedMessage>('AccountChange').implement({
  description: 'Uma mudança na conta, como um webhook a recebe.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Guarde-o: em after, ao reconectar, traz tudo o que veio depois, em ordem e uma vez só.',
      resolve: ({ cursor }) => encodeCursor(cursor),
    }),
    type: t.string({
      description: 'O tipo da mensagem, p. ex. document.authorized; novos tipos podem vir.',
      resolve: ({ message }) => message.type,
    }),
    environment: t.field({ type: EnvironmentEnum, resolve: ({ message }) => message.environment }),
    at: t.field({ type: 'DateTime', resolve: ({ message }) => new Date(message.timestamp) }),
    // Beside `message` of CursorExpired a member of another type could not be selected.
    body: t.field({
      type: 'JSONObject',
      description: 'A mesma mensagem de GET /v1/changes e dos webhooks, com o mesmo id.',
      resolve: ({ message }) => ({ ...message }),
    }),
  }),
});

const AccountChangeEvent = builder.unionType('AccountChangeEvent', {
  description: 'Uma mudança, ou o aviso de que o cursor já não serve.',
  types: [AccountChange, CursorExpired],
  resolveType: ({ kind }) => (kind === 'expirado' ? CursorExpired : AccountChange),
});

const PERMISSION = 'webhooks:read';
const typesQuery = z.object({ types: changeTypes });

builder.subscriptionField('accountChanged', (t) =>
  t.field({
    type: AccountChangeEvent,
    description:
      'As mudanças de todas as empresas da conta, na ordem em que foram gravadas: as de agora em diante, ou as depois de after. O cursor é o mesmo de documentsChanged e de GET /v1/changes.',
    authScopes: { caller: 'access', may: PERMISSION },
    args: {
      types: t.arg.stringList({
        description: 'Só estes tipos; document.event.* pede todos de um grupo.',
      }),
      environment: t.arg({ type: EnvironmentEnum, description: 'Os dois quando ausente.' }),
      after: t.arg.string({ description: 'Continua depois deste cursor.' }),
    },
    async subscribe(_root, { types, environment, after }, context) {
      const { accountId } = await context.account();
      const from = cursorOf(after);
      const asked = types ? parseInput(typesQuery, { types: types.join(',') }).types : undefined;
      const filter = { accountId, ...presentArguments({ environment }) };
      return watchCredentials(
        context,
        (signal) => context.services.changes.followMessages(filter, asked ?? [], { after: from, signal }),
        PERMISSION,
      );
    },
    resolve: (event) => event,
  }),
);
