import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { getAuth, postAuth } from './auth-client.ts';

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

/**
 * Signs in by a passkey: asked for outright, or offered by the browser at the e-mail field (`autofill`).
 * @throws a refusal of the API, or whatever the device or the person said no with
 */
export async function signInByPasskey(autofill: boolean): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    webauthn(),
    getAuth<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options'),
  ]);
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  await postAuth('/passkey/verify-authentication', { response });
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
export const renamePasskey = (id: string, name: string) => postAuth('/passkey/update-passkey', { id, name });
export const removePasskey = (id: string) => postAuth('/passkey/delete-passkey', { id });
