import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Joining } from '../joining.ts';
import { type OwnWords, weakness } from './weak-password.ts';

type Context = Parameters<typeof getSessionFromCtx>[0];
type Body = Readonly<Record<string, unknown>>;

/** Route that chooses a password → names of the person who chooses it. */
const CHOSEN: Readonly<Record<string, (ctx: Context, body: Body, joining: Joining) => Promise<OwnWords>>> = {
  '/sign-up/account': async (_, { email, name, company }) => texts([email, name, company]),
  async '/sign-up/invited'(_, { invitationId, token, name }, joining) {
    const [id = '', proof = ''] = texts([invitationId, token]);
    const found = await joining.invitation(id, proof);
    return texts([name, found?.email, found?.accountName]);
  },
  async '/change-password'(ctx) {
    const session = await getSessionFromCtx(ctx);
    return texts([session?.user.email, session?.user.name]);
  },
  async '/reset-password'(ctx, { token }) {
    const { internalAdapter } = ctx.context;
    const [proof = ''] = texts([token]);
    const link = await internalAdapter.findVerificationValue(`reset-password:${proof}`);
    const user = link && (await internalAdapter.findUserById(link.value));
    return texts([user?.email, user?.name]);
  },
};

const REFUSALS = { comum: 'PASSWORD_TOO_COMMON', palavras: 'PASSWORD_OF_OWN_WORDS' } as const;

/** Takes no password that is on the lists of those who guess. Source: OWASP ASVS 5.0, 6.2.4, 6.2.11, 6.2.12. */
export const strongPasswordPlugin = ({ joining }: { readonly joining: Joining }) =>
  ({
    id: 'emite-strong-password',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in CHOSEN,
          handler: createAuthMiddleware(async (ctx) => {
            const body: Body = Object(ctx.body);
            const chosen = body['newPassword'] ?? body['password'];
            const own = CHOSEN[ctx.path];
            if (typeof chosen !== 'string' || !own) return;
            const found = weakness(chosen, await own(ctx, body, joining));
            if (found !== null) throw new APIError('BAD_REQUEST', { code: REFUSALS[found] });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

const texts = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string');
