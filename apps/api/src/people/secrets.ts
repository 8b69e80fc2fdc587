import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keys of people's sessions and links, derived from the installation's key `people`. */
export interface PeopleSecrets {
  /** better-auth's secret: signs cookies and confirmation links, encrypts TOTP secrets. */
  readonly betterAuth: string;
  /** Signs the proof of work of a sign-up. */
  readonly signUpWork: string;
  /** Proof that an invitation's e-mail was received: in its link, and in nothing that colleagues can list. */
  invitationToken(invitationId: string): string;
  isInvitationToken(invitationId: string, token: string): boolean;
}

export function peopleSecrets(key: Buffer): PeopleSecrets {
  const deriveSecret = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `emite/people/${purpose}`, 32));
  const invitations = deriveSecret('invitations');
  const mac = (id: string) => createHmac('sha256', invitations).update(id).digest();
  return {
    betterAuth: deriveSecret('better-auth').toString('base64url'),
    signUpWork: deriveSecret('sign-up-work').toString('base64url'),
    invitationToken: (id) => mac(id).toString('base64url'),
    isInvitationToken(id, token) {
      const given = Buffer.from(token, 'base64url');
      const right = mac(id);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
