import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { getAuth, postAuth } from '../../auth/auth-client.ts';

/** A passkey as its owner knows it. */
export interface PasskeyRow {
  readonly id: string;
  readonly name?: string | null;
  /** ISO 8601. */
  readonly createdAt?: string | null;
  /** Whether the device may carry it to others. */
  readonly backedUp: boolean;
}

/** Comes when a passkey is asked for: no page needs it before. */
const webauthn = () => import('@simplewebauthn/browser');

const challenge = () =>
  Promise.all([
    webauthn(),
    getAuth<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options'),
  ]);
const verify = (response: AuthenticationResponseJSON) =>
  postAuth('/passkey/verify-authentication', { response });

/** Signs in by a passkey. @throws a refusal of the API, or the error of the device */
export async function signInByPasskey(): Promise<void> {
  await verify(await answerByPasskey());
}

/** Answer of the device to a challenge, for a person who has a session already. @throws as `signInByPasskey` */
export async function answerByPasskey(): Promise<AuthenticationResponseJSON> {
  const [{ startAuthentication }, optionsJSON] = await challenge();
  return startAuthentication({ optionsJSON });
}

/**
 * Offers a passkey in the e-mail field's autofill; ignoring it shows no error.
 * @returns withdraws the offer, true when it was taken up. The API stores one challenge per browser: a caller that
 *   needs another one withdraws this first, so that neither answers the other's.
 */
export function offerPasskey(onTaken: () => void): () => Promise<boolean> {
  let withdrawn = false;
  let underWay: Promise<boolean> = Promise.resolve(false);
  const offer = async () => {
    if (typeof PublicKeyCredential === 'undefined') return;
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || withdrawn) return;
    const asked = challenge();
    underWay = asked.then(() => false);
    const [{ startAuthentication }, optionsJSON] = await asked;
    if (withdrawn) return;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    if (withdrawn) return;
    underWay = verify(response).then(() => true);
    if (await underWay) onTaken();
  };
  offer().catch(() => undefined);
  return () => {
    withdrawn = true;
    return underWay.catch(() => false);
  };
}

/** A new passkey, made by the device. @throws as `signInByPasskey` */
export async function addPasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    webauthn(),
    getAuth<PublicKeyCredentialCreationOptionsJSON>('/passkey/generate-register-options', { name }),
  ]);
  const response = await startRegistration({ optionsJSON });
  await postAuth('/passkey/verify-registration', { response, name });
}

export const listPasskeys = () => getAuth<readonly PasskeyRow[]>('/passkey/list-user-passkeys');
/** @param seen the name that the page showed */
export const renamePasskey = (id: string, name: string, seen: string) =>
  postAuth('/passkey/update-passkey', { id, name, seen });
export const removePasskey = (id: string) => postAuth('/passkey/delete-passkey', { id });
