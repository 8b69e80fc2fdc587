import type { Page } from '@playwright/test';

/** A device of its own for the page, which verifies its user and answers at once. Returns its removal. */
export async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => devtools.send('WebAuthn.disable');
}
