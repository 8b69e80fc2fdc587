import { expect, it } from 'vitest';
import { createAuthority, openCertificateAuthority } from '../src/ca/authority.ts';
import { openState } from '../src/state/state.ts';
import { freshSandboxDatabase } from '../src/testing/sandbox-database.ts';

it('uses the authority of its first boot, and does not start with another one', async () => {
  const { url, drop } = await freshSandboxDatabase();
  const state = await openState({ url, max: 2, onError: () => undefined });
  try {
    const nowMs = Date.now();
    const [given, other] = [await createAuthority(nowMs), await createAuthority(nowMs)];
    const open = (ca?: typeof given) => openCertificateAuthority(state.authority, { given: ca, nowMs });
    expect((await open(given)).certificatePem).toBe(given.certificatePem);
    expect((await open()).certificatePem).toBe(given.certificatePem);
    expect((await open({ ...given, certificatePem: `${given.certificatePem}\n` })).certificatePem).toBe(
      given.certificatePem,
    );
    await expect(open(other)).rejects.toThrow('another CA than SANDBOX_CA_FILE');
  } finally {
    await state.close();
    await drop();
  }
});
