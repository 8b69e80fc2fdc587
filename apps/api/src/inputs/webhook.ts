import { DELIVERY_STATES } from '@fiscal/db/webhooks/deliveries';
import { asksFor } from '@fiscal/webhooks/change';
import { isMessageType, MESSAGE_TYPES } from '@fiscal/webhooks/types';
import { z } from 'zod';
import { cursor, environment, integer, limit, text, uuid } from './fields.ts';

/** Types that an endpoint can subscribe to; a test is sent on request only. */
const TYPES = Object.keys(MESSAGE_TYPES)
  .filter(isMessageType)
  .filter((type) => type !== 'webhook.test');

const OVERLAP_SECONDS_MAX = 7 * 24 * 60 * 60;

const types = z
  .array(
    z.string().superRefine((value, context) => {
      if (TYPES.some((type) => asksFor(value, type))) return;
      context.addIssue({
        code: 'custom',
        message: `"${value.slice(0, 60)}" não é um tipo de mensagem.`,
        params: {
          code: 'valor_invalido',
          fix: `Use um ou vários de: ${TYPES.join(', ')}; document.event.* pede todos de um grupo.`,
        },
      });
    }),
  )
  .max(50)
  .transform((all) => [...new Set(all)])
  .pipe(z.array(z.string()))
  .meta({
    description: `O que o endpoint recebe: ${TYPES.join(', ')}; document.event.* pede todos de um grupo. Vazio: tudo.`,
    example: ['document.authorized', 'document.rejected'],
  });

const fields = {
  url: text('url', 2_048, {
    description:
      'Para onde as mensagens vão: https://, de um servidor público. No ambiente de teste de uma instalação local também http://127.0.0.1 e http://localhost.',
  }),
  description: z
    .string()
    .max(200)
    .meta({ description: 'Para reconhecê-lo na lista.', example: 'ERP, produção' }),
  types,
  clientIds: z
    .array(uuid('clientIds deve ter identificadores de empresas (UUID).'))
    .max(1_000)
    .transform((all) => [...new Set(all)])
    .pipe(z.array(z.string()))
    .meta({ description: 'Só destas empresas da conta. Vazio: de todas.' }),
  publicKey: z.boolean().meta({
    description: 'Assina também por chave pública (v1a, Ed25519); a resposta traz publicKey (whpk_…).',
  }),
};

export const newEndpointBody = z
  .strictObject({
    url: fields.url,
    environment: environment('environment'),
    description: fields.description.default(''),
    types: fields.types.default([]),
    clientIds: fields.clientIds.default([]),
    publicKey: fields.publicKey.default(false),
  })
  .meta({ id: 'NovoEndpointDeWebhook' });
export type NewEndpointBody = z.infer<typeof newEndpointBody>;

export const endpointPatchBody = z
  .strictObject({
    url: fields.url.exactOptional(),
    description: fields.description.exactOptional(),
    types: fields.types.exactOptional(),
    clientIds: fields.clientIds.exactOptional(),
    publicKey: fields.publicKey.exactOptional(),
    enabled: z.boolean().exactOptional().meta({
      description:
        'false: nada mais é enviado. true: volta a receber, a começar pelo que esperava; o que aconteceu no meio se pede com replay.',
    }),
  })
  .meta({ id: 'MudancaDeEndpointDeWebhook' });
export type EndpointPatchBody = z.infer<typeof endpointPatchBody>;

export const secretRotationBody = z
  .strictObject({
    overlapSeconds: integer(
      'overlapSeconds',
      { min: 0, max: OVERLAP_SECONDS_MAX },
      'Por quantos segundos o segredo anterior também assina (até 7 dias).',
    ).default(86_400),
  })
  .prefault({})
  .meta({ id: 'TrocaDeSegredo' });

const instant = (field: string, description: string) =>
  z.iso
    .datetime({ offset: true, error: `O campo ${field} deve ser data e hora, p. ex. 2026-11-25T12:00:00Z.` })
    .transform((value) => new Date(value))
    .meta({ description, override: { type: 'string', format: 'date-time' } });

export const replayBody = z
  .strictObject({
    since: instant('since', 'Desde quando, até 7 dias atrás.'),
    until: instant('until', 'Até quando; agora, quando ausente.').exactOptional(),
    types: types
      .default([])
      .meta({ description: 'Só estes tipos, dos que o endpoint pede. Vazio: todos os que ele pede.' }),
  })
  .meta({ id: 'NovoReplayDeWebhook' });
export type ReplayBody = z.infer<typeof replayBody>;

export const deliveriesQuery = z.strictObject({
  limit,
  cursor,
  state: z.enum(DELIVERY_STATES).exactOptional().meta({
    description:
      'pending: espera a próxima tentativa; delivered: entregue; failed: esgotou as tentativas; discarded: o endpoint foi excluído.',
  }),
  type: z
    .string()
    .max(60)
    .exactOptional()
    .meta({ description: 'Só mensagens deste tipo.', example: 'document.authorized' }),
  documentId: uuid('O parâmetro documentId deve ser o identificador de um documento (UUID).')
    .exactOptional()
    .meta({ description: 'Só as deste documento.' }),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;
