import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keys of people's sessions and links, derived from the installation's key `people`. */
export function peopleSecrets(key: Buffer) {
  const deriveSecret = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `emite/people/${purpose}`, 32));
  const invitations = deriveSecret('invitations');
  const mac = (id: string) => createHmac('sha256', invitations).update(id).digest();
  return {
    /** better-auth's secret: signs cookies and confirmation links, encrypts TOTP secrets. */
    betterAuth: deriveSecret('better-auth').toString('base64url'),
    /** Signs the proof of work of a sign-up. */
    signUpWork: deriveSecret('sign-up-work').toString('base64url'),
    /** Proof that an invitation's e-mail was received: in its link, and in nothing that colleagues can list. */
    invitationToken: (id: string) => mac(id).toString('base64url'),
    isInvitationToken(id: string, token: string): boolean {
      const given = Buffer.from(token, 'base64url');
      const right = mac(id);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type PeopleSecrets = ReturnType<typeof peopleSecrets>;
