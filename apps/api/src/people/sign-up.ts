import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, createEmailVerificationToken } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Mailer } from '../mail/mail.ts';
import type { Joining } from './joining.ts';
import { knownEmailLetter, verifyEmailLetter } from './mail/letters.ts';
import { companyNameInput, personNameInput } from './names.ts';
import { BASE_PATH } from './routes.ts';
import type { SignUpWork } from './sign-up-work.ts';

const CONFIRMED = encodeURIComponent('/entrar?aviso=confirmado');

/** The link that confirms an e-mail and leads to the sign-in. */
export const verificationUrl = (consoleUrl: string, token: string): string =>
  `${consoleUrl}${BASE_PATH}/verify-email?token=${token}&callbackURL=${CONFIRMED}`;

/** Characters of a password. */
export const PASSWORD = { min: 10, max: 128 } as const;
export const VERIFICATION_SECONDS = 24 * 60 * 60;

const password = z
  .string({ error: `password: escolha uma senha de ${PASSWORD.min} a ${PASSWORD.max} caracteres.` })
  .min(PASSWORD.min, `password: use ao menos ${PASSWORD.min} caracteres.`)
  .max(PASSWORD.max, `password: use até ${PASSWORD.max} caracteres.`);

const short = z.string().max(200);
/** Parameters of a challenge; its signature covers the other fields too. */
const parameters = z.looseObject({
  algorithm: short,
  nonce: short,
  salt: short,
  cost: z.number(),
  keyLength: z.number(),
  keyPrefix: short,
});

const account = z.object({
  company: companyNameInput,
  name: personNameInput,
  email: z.email('email: informe um e-mail válido, como nome@empresa.com.br.').max(254),
  password,
  work: z.object(
    {
      challenge: z.object({ parameters, signature: short }),
      solution: z.object({ counter: z.number(), derivedKey: short }),
    },
    { error: 'work: peça um desafio em /sign-up/challenge, resolva-o e envie os dois aqui.' },
  ),
});
const invitation = z.object({ id: z.uuid(), token: z.string().max(100) });
const invited = z.object({
  invitationId: z.uuid(),
  token: z.string().max(100),
  name: personNameInput,
  password,
});

/** Sign-up: with a new account, or by an invitation. */
export const signUpPlugin = (deps: {
  readonly joining: Joining;
  readonly mailer: Mailer;
  readonly work: SignUpWork;
  readonly consoleUrl: string;
}) => {
  const { joining, mailer, work, consoleUrl } = deps;
  return {
    id: 'emite-sign-up',
    endpoints: {
      signUpChallenge: createAuthEndpoint('/sign-up/challenge', { method: 'GET' }, async (ctx) =>
        ctx.json(await work.challenge()),
      ),

      /** Gives the same answer for a known and an unknown e-mail; the difference goes by mail. */
      signUpAccount: createAuthEndpoint(
        '/sign-up/account',
        { method: 'POST', body: account },
        async (ctx) => {
          const { company, name: personName, email, password: chosen } = ctx.body;
          if (!(await work.isDone(ctx.body.work)))
            throw new APIError('BAD_REQUEST', { code: 'WORK_NOT_DONE' });
          const passwordHash = await ctx.context.password.hash(chosen);
          const opened = await joining.open({ company, name: personName, email, passwordHash });
          if (opened) {
            const { secret } = ctx.context;
            const token = await createEmailVerificationToken(
              secret,
              email.toLowerCase(),
              undefined,
              VERIFICATION_SECONDS,
            );
            const url = verificationUrl(consoleUrl, token);
            mailer.post(verifyEmailLetter(email, { url }));
          } else {
            mailer.post(knownEmailLetter(email, { signInUrl: `${consoleUrl}/entrar` }));
          }
          return ctx.json({ status: true });
        },
      ),

      /** Content of an invitation, for the holder of its link. */
      readInvitation: createAuthEndpoint(
        '/sign-up/invitation',
        { method: 'GET', query: invitation },
        async (ctx) => {
          const found = await joining.invitation(ctx.query.id, ctx.query.token);
          if (!found) throw invalidInvitation();
          const { email, role, accountName, known } = found;
          return ctx.json({ email, role, accountName, known });
        },
      ),

      /** A new person takes up an invitation: its link proves the e-mail, so they are in at once. */
      signUpInvited: createAuthEndpoint(
        '/sign-up/invited',
        { method: 'POST', body: invited },
        async (ctx) => {
          const { invitationId, token, name: personName, password: chosen } = ctx.body;
          if (!(await joining.invitation(invitationId, token))) throw invalidInvitation();
          const passwordHash = await ctx.context.password.hash(chosen);
          const joined = await joining.join({ invitationId, name: personName, passwordHash });
          if (joined.kind === 'email_ja_existe')
            throw new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS' });
          if (joined.kind === 'convite_invalido') throw invalidInvitation();
          const session = await ctx.context.internalAdapter.createSession(joined.userId);
          const user = await ctx.context.internalAdapter.findUserById(joined.userId);
          if (!user) throw new APIError('INTERNAL_SERVER_ERROR', { code: 'USER_NOT_FOUND' });
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
};

const invalidInvitation = () => new APIError('BAD_REQUEST', { code: 'INVITATION_NOT_FOUND' });
