import type { Db } from '@fiscal/db/base/client';
import { newId } from '@fiscal/db/base/ids';
import { accountsOf, leavesNoOwner } from '@fiscal/db/people/members';
import { hashPassword, verifyPassword } from '@fiscal/db/people/password-hash';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { createAuthMiddleware } from 'better-auth/api';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { Behind } from '../mail/behind.ts';
import type { Mailer } from '../mail/mail.ts';
import { type AuditPeople, auditPlugin } from './audit.ts';
import type { Joining } from './joining.ts';
import { passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from './mail/letters.ts';
import type { TellChanges } from './mail/tell-changes.ts';
import { organizationPlugin } from './organization.ts';
import { passkeyPlugin } from './passkeys.ts';
import { BASE_PATH, IP_HEADER } from './routes.ts';
import type { PeopleSecrets } from './secrets.ts';
import { sessionTokenPlugin } from './session-token.ts';
import { PASSWORD, signUpPlugin, VERIFICATION_SECONDS, verificationUrl } from './sign-up.ts';
import { createSignUpWork } from './sign-up-work.ts';
import { answerFirstPlugin } from './signing-in/answer-first.ts';
import { backOffPlugin } from './signing-in/back-off.ts';
import { HASHED } from './signing-in/backup-codes.ts';
import { factorFirstPlugin } from './signing-in/factor-first.ts';
import { freshHashPlugin } from './signing-in/fresh-hash.ts';
import { openSessionsPlugin } from './signing-in/of-open-sessions.ts';
import { onceOnlyPlugin } from './signing-in/once-only.ts';
import { strongPasswordPlugin } from './signing-in/strong-password.ts';
import type { TakeFactor } from './signing-in/take-factor.ts';

export type BetterAuth = ReturnType<typeof createBetterAuth>;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Requests from one address: what guesses is counted by the minute, what writes to strangers by the hour. In the database, so that
 * every process counts the same and a restart forgets nothing.
 */
const LIMITS = {
  '/get-session': false,
  '/sign-in/*': { window: 60, max: 10 },
  '/sign-up/*': { window: 60, max: 10 },
  '/two-factor/*': { window: 60, max: 10 },
  '/passkey/verify-*': { window: 60, max: 10 },
  '/change-password': { window: 60, max: 5 },
  '/reset-password': { window: 60, max: 5 },
  '/request-password-reset': { window: 60, max: 3 },
  '/send-verification-email': { window: 60, max: 3 },
  // Messages to strangers contain names that people choose.
  '/organization/invite-member': { window: HOUR, max: 20 },
} as const;

export interface BetterAuthDeps {
  readonly db: Db;
  readonly secrets: PeopleSecrets;
  readonly joining: Joining;
  readonly mailer: Mailer;
  readonly behind: Behind;
  readonly tell: TellChanges;
  readonly audit: AuditPeople;
  readonly takeFactor: TakeFactor;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  readonly nowMs: () => number;
  /** Origin of the console, without a slash at the end: cookies, links and passkeys belong to it. */
  readonly consoleUrl: string;
  readonly origins: ReadonlySet<string>;
}

export function createBetterAuth(deps: BetterAuthDeps) {
  const { db, secrets, joining, mailer, behind, tell, audit, takeFactor, limiter, logger, nowMs } = deps;
  const { consoleUrl, origins } = deps;
  const secure = consoleUrl.startsWith('https:');
  // Bound below: it is a route of what is made with it.
  let reset: (request: Request, email: string) => Promise<unknown> = () => Promise.resolve();
  const auth = betterAuth({
    appName: 'Emite',
    baseURL: consoleUrl,
    basePath: BASE_PATH,
    secret: secrets.betterAuth,
    trustedOrigins: [...origins],
    // better-auth's handler would answer 500 to every error that is not its own, and print it past our log.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => logTo(logger, level, { message, details }),
    },
    database: prismaAdapter(db.prisma, { provider: 'postgresql', transaction: true }),
    user: { modelName: 'authUser' },
    // Our own rule decides how fresh a session must be (`signing-in/of-open-sessions.ts`).
    session: { modelName: 'authSession', expiresIn: 7 * DAY, updateAge: DAY, freshAge: 0 },
    account: { modelName: 'authCredential' },
    verification: { modelName: 'authVerification', storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'authRateLimit',
      window: 10,
      max: 100,
      customRules: LIMITS,
    },
    advanced: {
      // Limited to this host: no neighbor below the same domain can plant a cookie.
      cookiePrefix: secure ? '__Host-emite' : 'emite',
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
      database: { generateId: () => newId() },
    },
    ...credentials(deps),
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const active = session['activeOrganizationId'] ?? (await accountsOf(db, session.userId))[0];
            return { data: { activeOrganizationId: active ?? null } };
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        // A password may be changed because a stranger knows it: end the stranger's sessions too.
        if (ctx.path !== '/change-password') return undefined;
        return { context: { body: { ...Object(ctx.body), revokeOtherSessions: true } } };
      }),
    },
    plugins: [
      organizationPlugin({ db, mailer, secrets, consoleUrl }),
      twoFactor({ issuer: 'Emite', backupCodeOptions: { storeBackupCodes: HASHED } }),
      passkeyPlugin({ consoleUrl }),
      answerFirstPlugin(behind, (request, email) => reset(request, email)),
      openSessionsPlugin(db),
      strongPasswordPlugin({ joining }),
      backOffPlugin({ db, limiter }),
      onceOnlyPlugin(db),
      factorFirstPlugin({ takeFactor, limiter }),
      freshHashPlugin(db),
      sessionTokenPlugin(),
      signUpPlugin({
        joining,
        mailer,
        work: createSignUpWork({ secret: secrets.signUpWork, limiter, nowMs }),
        consoleUrl,
      }),
      // This plugin comes last: it reports the results of the others.
      auditPlugin(audit, tell),
    ],
  });
  reset = (request, email) =>
    auth.api.requestPasswordReset({ body: { email }, headers: request.headers, request });
  return auth;
}

/** Sign-in by e-mail and password, with the messages on the way. */
function credentials({ consoleUrl, mailer, audit }: BetterAuthDeps) {
  return {
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        const url = `${consoleUrl}/redefinir-senha?token=${token}`;
        mailer.post(resetPasswordLetter(user.email, { name: user.name, url }));
      },
      async onPasswordReset({ user }, request) {
        mailer.post(passwordChangedLetter(user.email, user));
        await audit.ofPerson(user.id, { action: 'password.reset', request });
      },
    },
    emailVerification: {
      sendOnSignIn: true,
      // The link proves control of an address, not knowledge of the account's password.
      autoSignInAfterVerification: false,
      expiresIn: VERIFICATION_SECONDS,
      async sendVerificationEmail({ user, token }) {
        const url = verificationUrl(consoleUrl, token);
        mailer.post(verifyEmailLetter(user.email, { url }));
      },
    },
  } satisfies BetterAuthOptions;
}

/**
 * Answers a request by better-auth, which checks for a remaining owner before it writes; a race that the database
 * stops gives the same refusal. @throws unexpected errors as they are
 */
export async function answerBy(auth: BetterAuth, logger: Logger, request: Request): Promise<Response> {
  const answer = await auth.handler(request).catch((error: unknown) => {
    if (!leavesNoOwner(error)) throw error;
    const code = 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER';
    return Response.json({ code, message: code }, { status: 400 });
  });
  if (answer.status >= 500)
    logger.error(
      { path: new URL(request.url).pathname, status: answer.status },
      'people: better-auth failed',
    );
  return answer;
}

/** Logs the fact of a failure and its error alone: better-auth's messages may contain e-mail addresses. */
function logTo(
  logger: Logger,
  level: string,
  { message, details }: { readonly message: string; readonly details: readonly unknown[] },
): void {
  const err = details.find((detail) => detail instanceof Error);
  if (level === 'error' && err) logger.error({ err }, 'people: better-auth failed');
  else logger.debug({ message }, 'people: better-auth');
}
