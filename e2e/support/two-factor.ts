import { expect, type Locator } from '@playwright/test';
import { expectHeld } from './held.ts';
import { totpCode } from './totp.ts';

/** From the password to the codes for a lost phone; the secret of the authenticator. */
export async function enableTwoFactor(
  at: Locator,
  password: string,
  whenShown = async () => {},
): Promise<string> {
  await at.getByLabel('Confirme a sua senha').fill(password);
  await at.getByRole('button', { name: 'Continuar' }).click();
  await expect(at.getByRole('img', { name: /QR Code/ })).toBeVisible();
  await whenShown();
  const secret = ((await at.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '').replace(
    /\s/g,
    '',
  );
  await at.getByLabel('Código que o aplicativo mostra').fill(totpCode(secret, Date.now()));
  await at.getByRole('button', { name: 'Ativar verificação' }).click();
  const kept = at.getByRole('button', { name: 'Já guardei' });
  await expectHeld(kept);
  await kept.click();
  return secret;
}
