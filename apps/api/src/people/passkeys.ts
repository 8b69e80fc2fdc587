import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/** Passkeys of the console's domain. They need no second factor, so the device must verify its user. */
export const passkeyPlugin = ({ consoleUrl }: { readonly consoleUrl: string }) => {
  const { hostname, origin } = new URL(consoleUrl);
  return passkey({
    rpName: 'Emite',
    rpID: hostname,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) =>
        assertVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        assertVerified(verification.authenticationInfo.userVerified),
    },
  });
};

function assertVerified(userVerified: boolean | undefined): void {
  if (!userVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_VERIFICATION_REQUIRED' });
}
