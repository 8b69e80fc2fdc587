import type { Challenge } from 'altcha-lib';
import { getAuth, postAuth } from './auth-client.ts';
import type { roleNames } from './role-names.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The user's session; null when signed out. */
interface OwnSession {
  readonly session: { readonly id: string };
  readonly user: { readonly email: string; readonly name: string };
}

/** Invitation data available to anyone with its link. */
export interface InvitationFacts {
  readonly email: string;
  readonly role: keyof (typeof roleNames)['pt-BR'];
  readonly accountName: string;
  /** Whether the e-mail can sign in already. */
  readonly known: boolean;
}

interface Joining {
  readonly invitationId: string;
  /** The secret part of the link. */
  readonly token: string;
}

/** Opens a session, or asks for the second factor (`twoFactorRedirect`) first. */
export const signIn = (credentials: Credentials) =>
  postAuth<{ readonly twoFactorRedirect?: boolean }>('/sign-in/email', credentials);
/** The second factor: what the authenticator shows now. */
export const verifyTotp = (code: string) => postAuth('/two-factor/verify-totp', { code });
/** Verifies a backup code in place of the authenticator's. */
export const verifyBackupCode = (code: string) => postAuth('/two-factor/verify-backup-code', { code });
export const signOut = () => postAuth('/sign-out');
export const ownSession = () => getAuth<OwnSession | null>('/get-session');

/** A person, an organization and an account; the browser works something out first, so that doing so in bulk costs. */
export async function signUp(body: Readonly<Record<string, string>>): Promise<void> {
  const [{ solveChallenge }, { deriveKey }, challenge] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    getAuth<Challenge>('/sign-up/challenge'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  await postAuth('/sign-up/account', { ...body, work: { challenge, solution } });
}
/** The letter that confirms an e-mail, once more. */
export const sendVerification = (email: string) => postAuth('/send-verification-email', { email });
/** A letter with a link to a new password, if the e-mail is known. */
export const requestPasswordReset = (email: string) => postAuth('/request-password-reset', { email });
/** A new password, by the token of that link. */
export const resetPassword = (body: { readonly newPassword: string; readonly token: string }) =>
  postAuth('/reset-password', body);

export const invitationFacts = (id: string, token: string) =>
  getAuth<InvitationFacts | null>('/sign-up/invitation', { id, token });
/** A new person takes an invitation up. */
export const joinInvited = (body: Joining & { readonly name: string; readonly password: string }) =>
  postAuth('/sign-up/invited', body);
