import type { Db } from '@fiscal/db/base/client';
import { holdsPasskey } from '@fiscal/db/people/persons';
import { endSession } from '@fiscal/db/people/sessions';
import { isAPIError } from 'better-auth/api';
import { z } from 'zod';

/** Answer of a device to a challenge of this browser (WebAuthn, AuthenticationResponseJSON). */
export const passkeyResponse = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().exactOptional(),
  }),
  clientExtensionResults: z.object({ appid: z.boolean().exactOptional() }),
});
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** better-auth's own check of a passkey, which signs its person in. */
interface Verifying {
  verifyPasskeyAuthentication(asked: {
    body: { response: PasskeyResponse };
    headers: Headers;
  }): Promise<{ readonly session: { readonly token: string } }>;
}

/**
 * Takes the answer of a passkey of this person, once a challenge. False: it does not hold, or is another person's.
 *
 * @param api read on use, as its creation needs the result of this function
 */
export function createTakePasskey({ db, api }: { readonly db: Db; readonly api: () => Verifying }) {
  return async (
    { userId, headers }: { readonly userId: string; readonly headers: Headers },
    response: PasskeyResponse,
  ): Promise<boolean> => {
    if (!(await holdsPasskey(db, userId, response.id))) return false;
    try {
      const { session } = await api().verifyPasskeyAuthentication({ body: { response }, headers });
      // The person has a session already, so the new one ends and its token is not returned.
      await endSession(db, session.token);
      return true;
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) return false;
      throw error;
    }
  };
}

export type TakePasskey = ReturnType<typeof createTakePasskey>;
