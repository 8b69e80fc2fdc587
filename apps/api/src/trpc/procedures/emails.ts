import { z } from 'zod';
import {
  emailServerBody,
  emailSettingsBody,
  emailTestBody,
  suppressionBody,
  suppressionParams,
  suppressionsQuery,
} from '../../inputs/email.ts';
import { fieldChanges, withChanges } from '../../inputs/field-changes.ts';
import { uuid } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const SUPPRESSIONS = 100;

const environment = z.union([z.literal(1), z.literal(2)]);
const ofCompany = z.strictObject({ clientId: uuid(), environment });

/** E-mails to recipients, and their server. */
export const emailsProcedures = router({
  settings: procedure('clients:read')
    .input(taking(ofCompany))
    .query(({ ctx, input }) => ctx.services.emails.settings.get(ctx.account, input)),
  setSettings: procedure('clients:write')
    .input(taking(ofCompany.extend({ changes: fieldChanges })))
    .mutation(({ ctx, input: { changes, ...of } }) =>
      ctx.services.emails.settings.set(ctx.account, of, (stored) =>
        parseInput(emailSettingsBody, withChanges(stored, changes)),
      ),
    ),
  server: procedure('clients:read').query(({ ctx }) => ctx.services.emails.settings.ownServer(ctx.account)),
  setServer: procedure('account:write')
    .input(taking(z.strictObject({ changes: fieldChanges })))
    .mutation(({ ctx, input: { changes } }) =>
      ctx.services.emails.settings.setServer(ctx.account, (stored) => {
        const { updatedAt: _, passwordMark = null, ...server } = stored ?? { updatedAt: null };
        // An unchanged password is not sent again.
        const password = changes.some(({ field }) => field === 'password') ? passwordMark : null;
        return parseInput(emailServerBody, withChanges({ ...server, password }, changes));
      }),
    ),
  removeServer: procedure('account:write').mutation(({ ctx }) =>
    ctx.services.emails.settings.removeServer(ctx.account),
  ),
  testServer: procedure('account:write')
    .input(taking(emailTestBody))
    .mutation(({ ctx, input: { to } }) => ctx.services.emails.settings.testServer(ctx.account, to)),
  suppressions: procedure('clients:read')
    .input(taking(z.strictObject({ cursor: suppressionsQuery.shape.after, ...goingOn })))
    .query(({ ctx, input: { cursor } }) =>
      ctx.services.emails.settings.suppressions(ctx.account, { after: cursor, limit: SUPPRESSIONS }),
    ),
  suppress: procedure('clients:write')
    .input(taking(suppressionBody))
    .mutation(({ ctx, input: { address } }) => ctx.services.emails.settings.suppress(ctx.account, address)),
  unsuppress: procedure('clients:write')
    .input(taking(suppressionParams))
    .mutation(({ ctx, input: { address } }) => ctx.services.emails.settings.unsuppress(ctx.account, address)),
});
