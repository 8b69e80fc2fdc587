'use client';
import { passkeyClient } from '@better-auth/passkey/client';
import { organizationClient, twoFactorClient } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';
import { CONSOLE_HEADERS } from '../../trpc/headers.ts';

/** Coming in, going out, and what belongs to a person: `/api/auth` on the console's own origin. */
export const auth = createAuthClient({
  basePath: '/api/auth',
  fetchOptions: { headers: CONSOLE_HEADERS },
  plugins: [organizationClient(), twoFactorClient(), passkeyClient()],
});

/** A refusal of `/api/auth`: the API's own error body, as an error. */
class Refusal extends Error {
  readonly data: unknown;
  constructor(body: { readonly message?: string | undefined }) {
    super(body.message ?? '');
    this.data = body;
  }
}

/** What a call of `auth` brought. @throws what it was refused with, as `faultOf` reads it */
export async function done<T>(
  call: Promise<
    | { readonly data: T; readonly error: null }
    | { readonly data: null; readonly error: { readonly message?: string | undefined } }
  >,
): Promise<T> {
  const answer = await call;
  if (answer.error !== null) throw new Refusal(answer.error);
  return answer.data;
}
