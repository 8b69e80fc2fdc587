import { getAuth, postAuth } from '../../auth/auth-client.ts';
import { ownSession } from '../../auth/coming-in.ts';

interface SessionJson {
  readonly id: string;
  readonly token: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly ipAddress?: string | null;
  readonly userAgent?: string | null;
}

interface BackupCodes {
  readonly backupCodes: readonly string[];
}

/** @param seen the name that the page showed */
export const renameMyself = (name: string, seen: string) => postAuth('/update-user', { name, seen });
/** The name that the session's person has now. */
export const ownName = async (): Promise<string> => (await ownSession())?.user.name ?? '';
/** Ends the other sessions too. */
export const changePassword = (body: { readonly currentPassword: string; readonly newPassword: string }) =>
  postAuth('/change-password', body);

/** The secret for an authenticator, as its URI; it counts once a code of it was verified. */
export const enableTwoFactor = (password: string) =>
  postAuth<BackupCodes & { readonly totpURI: string }>('/two-factor/enable', { password });
interface FactorProof {
  readonly password: string;
  /** The code that the authenticator shows, or a backup code. */
  readonly code: string;
}

export const disableTwoFactor = (proof: FactorProof) => postAuth('/two-factor/disable', proof);
export const newBackupCodes = (proof: FactorProof) =>
  postAuth<BackupCodes>('/two-factor/generate-backup-codes', proof);

/** The user's sessions: this one first, then the newest. */
export async function listSessions() {
  const [here, sessions] = await Promise.all([
    ownSession(),
    getAuth<readonly SessionJson[]>('/list-sessions'),
  ]);
  const own = here?.session.id;
  return sessions
    .map((session) => ({
      ...session,
      createdAt: new Date(session.createdAt),
      updatedAt: new Date(session.updatedAt),
      own: session.id === own,
    }))
    .toSorted((a, b) => Number(b.own) - Number(a.own) || b.createdAt.getTime() - a.createdAt.getTime());
}

export const endSession = (token: string) => postAuth('/revoke-session', { token });
export const endOtherSessions = () => postAuth('/revoke-other-sessions');
