/** Path of better-auth; the console reaches the same path on its own origin. */
export const BASE_PATH = '/api/auth';

/** The caller's address as the host knows it, on requests that are handed to better-auth: no client can set it. */
export const IP_HEADER = 'x-emite-client-ip';

/** Every route for people that is served; what else better-auth knows is not there. */
export const PEOPLE_ROUTES = {
  GET: [
    '/get-session',
    '/list-sessions',
    '/sign-up/challenge',
    '/sign-up/invitation',
    '/verify-email',
    '/organization/get-active-member',
    '/organization/get-invitation',
    '/organization/list',
    '/organization/list-invitations',
    '/organization/list-members',
    '/organization/list-user-invitations',
    '/passkey/generate-authenticate-options',
    '/passkey/generate-register-options',
    '/passkey/list-user-passkeys',
  ],
  POST: [
    '/change-password',
    '/request-password-reset',
    '/reset-password',
    '/revoke-other-sessions',
    '/revoke-session',
    '/revoke-sessions',
    '/send-verification-email',
    '/sign-in/email',
    '/sign-out',
    '/sign-up/account',
    '/sign-up/invited',
    '/update-user',
    '/organization/accept-invitation',
    '/organization/cancel-invitation',
    '/organization/invite-member',
    '/organization/leave',
    '/organization/reject-invitation',
    '/organization/remove-member',
    '/organization/set-active',
    '/organization/update',
    '/organization/update-member-role',
    '/passkey/delete-passkey',
    '/passkey/update-passkey',
    '/passkey/verify-authentication',
    '/passkey/verify-registration',
    '/two-factor/disable',
    '/two-factor/enable',
    '/two-factor/generate-backup-codes',
    '/two-factor/verify-backup-code',
    '/two-factor/verify-totp',
  ],
} as const;
