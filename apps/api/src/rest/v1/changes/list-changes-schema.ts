import { decodeCursor } from '@fiscal/db/changes/change-cursor';
import { messageSchema } from '@fiscal/webhooks/message';
import { z } from 'zod';
import { CHANGE_TYPES, changeTypes } from '../../../inputs/change-types.ts';
import { environment, integer, uuid } from '../../../inputs/fields.ts';

const after = z
  .string()
  .transform((value, context) => {
    const cursor = decodeCursor(value);
    if (cursor !== null) return cursor;
    context.addIssue({
      code: 'custom',
      message: 'O parâmetro after não veio desta API.',
      params: {
        code: 'formato_invalido',
        fix: 'Use o nextCursor ou o cursor de uma resposta, sem alterá-lo.',
      },
    });
    return z.NEVER;
  })
  .exactOptional()
  .meta({
    description:
      'Continua depois deste cursor. Sem ele a resposta traz apenas o cursor de agora, em nextCursor.',
    override: { type: 'string' },
  });

export const changesQuery = z.strictObject({
  after,
  types: changeTypes,
  limit: integer('limit', { min: 1, max: 200 }, 'Mudanças por página (1 a 200).').default(100),
  wait: integer(
    'wait',
    { min: 0, max: 30 },
    'Segundos a esperar pela primeira mudança quando não há nenhuma (até 30).',
  ).default(0),
  clientId: uuid('O parâmetro clientId deve ser o identificador de uma empresa (UUID).')
    .exactOptional()
    .meta({ description: 'Só desta empresa; com o token de uma, é a dele.' }),
  environment: environment('environment').exactOptional(),
});

const [first = messageSchema('webhook.test'), ...others] = CHANGE_TYPES.map(messageSchema);
const message = z.discriminatedUnion('type', [first, ...others]).meta({
  id: 'Mensagem',
  description: 'A mesma que um webhook recebe: id identifica a mudança, venha por onde vier.',
});

const change = z
  .strictObject({
    cursor: z.string().meta({ description: 'Em after, continua depois desta mudança.' }),
    message,
  })
  .meta({ id: 'Mudanca' });

export const changesAnswer = z
  .strictObject({
    data: z.array(change).meta({ description: 'Na ordem em que foram gravadas, cada uma uma só vez.' }),
    nextCursor: z.string().meta({ description: 'Guarde-o depois de tratar a página, e envie-o em after.' }),
    more: z.boolean().meta({ description: 'Já há mais: peça a próxima página sem esperar.' }),
  })
  .meta({ id: 'PaginaDeMudancas' });
