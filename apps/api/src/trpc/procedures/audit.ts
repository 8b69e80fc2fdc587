import { AUDIT_ACTIONS } from '@fiscal/db/records/audit';
import { z } from 'zod';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 50;

const asked = z.strictObject({
  ...goingOn,
  cursor: uuid('informe o cursor recebido na página anterior.').optional(),
  action: z.enum(AUDIT_ACTIONS, 'ação desconhecida.').optional(),
  actorId: z.string().max(64).optional(),
  from: z.date().optional(),
  to: z.date().optional(),
});

/** Audit log of the account. */
export const auditProcedures = router({
  /** Every act there may be an entry of. */
  actions: procedure('audit:read').query(() => AUDIT_ACTIONS),
  list: procedure('audit:read')
    .input(taking(asked))
    .query(({ ctx, input: { cursor, action, actorId, from, to } }) =>
      ctx.services.account.listAudit(ctx.account.accountId, {
        limit: PAGE,
        ...(cursor && { cursor }),
        ...(action && { action }),
        ...(actorId && { actorId }),
        ...(from && { from }),
        ...(to && { to }),
      }),
    ),
});
