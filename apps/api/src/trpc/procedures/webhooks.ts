import { asksFor } from '@fiscal/webhooks/change';
import { isMessageType, MESSAGE_TYPES } from '@fiscal/webhooks/types';
import { z } from 'zod';
import { presentArguments } from '../../base/present-arguments.ts';
import { fieldChanges, withChanges } from '../../inputs/field-changes.ts';
import { uuid } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import {
  deliveriesQuery,
  endpointPatchBody,
  newEndpointBody,
  secretRotationBody,
} from '../../inputs/webhook.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 30;

const byId = z.strictObject({ id: uuid() });
const oneDelivery = byId.extend({ deliveryId: uuid() });
const environment = z.union([z.literal(1), z.literal(2)]);

const TYPES = Object.keys(MESSAGE_TYPES).filter(isMessageType);

/** Endpoints for notifications of the account, with their deliveries. */
export const webhooksProcedures = router({
  types: procedure('webhooks:read').query(() => TYPES),
  list: procedure('webhooks:read')
    .input(taking(z.strictObject({ environment })))
    .query(({ ctx, input }) => ctx.services.webhooks.endpoints.list(ctx.account, input)),
  get: procedure('webhooks:read')
    .input(taking(byId))
    .query(({ ctx, input: { id } }) => ctx.services.webhooks.endpoints.get(ctx.account, id)),
  create: procedure('webhooks:write')
    .input(taking(newEndpointBody))
    .mutation(({ ctx, input }) => ctx.services.webhooks.endpoints.create(ctx.account, input)),
  update: procedure('webhooks:write')
    .input(taking(byId.extend(endpointPatchBody.shape)))
    .mutation(({ ctx, input: { id, ...change } }) =>
      ctx.services.webhooks.endpoints.update(ctx.account, id, change),
    ),
  edit: procedure('webhooks:write')
    .input(taking(byId.extend({ changes: fieldChanges })))
    .mutation(({ ctx, input: { id, changes } }) =>
      ctx.services.webhooks.endpoints.update(ctx.account, id, ({ url, description, types, publicKey }) => {
        const selected = TYPES.filter((type) => types.some((asked) => asksFor(asked, type)));
        const stored = { url, description, types: selected, publicKey: publicKey !== null };
        const next = withChanges(stored, changes);
        return parseInput(
          endpointPatchBody,
          Object.fromEntries(changes.map(({ field }) => [field, next[field] ?? ''])),
        );
      }),
    ),
  rotate: procedure('webhooks:write')
    .input(taking(byId.extend({ rotation: secretRotationBody })))
    .mutation(({ ctx, input: { id, rotation } }) =>
      ctx.services.webhooks.endpoints.rotate(ctx.account, id, rotation.overlapSeconds),
    ),
  remove: procedure('webhooks:write')
    .input(taking(byId))
    .mutation(({ ctx, input: { id } }) => ctx.services.webhooks.endpoints.remove(ctx.account, id)),
  test: procedure('webhooks:write')
    .input(taking(byId))
    .mutation(({ ctx, input: { id } }) => ctx.services.webhooks.deliveries.test(ctx.account, id)),
  deliveries: procedure('webhooks:read')
    .input(
      taking(
        byId.extend({ ...goingOn, cursor: uuid().optional(), state: deliveriesQuery.shape.state.optional() }),
      ),
    )
    .query(({ ctx, input: { id, cursor, state } }) =>
      ctx.services.webhooks.deliveries.list(ctx.account, id, {
        ...presentArguments({ cursor, state }),
        limit: PAGE,
      }),
    ),
  delivery: procedure('webhooks:read')
    .input(taking(oneDelivery))
    .query(({ ctx, input: { id, deliveryId } }) =>
      ctx.services.webhooks.deliveries.get(ctx.account, id, deliveryId),
    ),
  resend: procedure('webhooks:write')
    .input(taking(oneDelivery))
    .mutation(({ ctx, input: { id, deliveryId } }) =>
      ctx.services.webhooks.deliveries.resend(ctx.account, id, deliveryId),
    ),
  replay: procedure('webhooks:write')
    .input(taking(byId.extend({ since: z.date() })))
    .mutation(({ ctx, input: { id, since } }) =>
      ctx.services.webhooks.deliveries.replay(ctx.account, id, { since, types: [] }),
    ),
});
