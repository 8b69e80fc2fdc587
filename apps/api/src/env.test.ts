import { expect, it } from 'vitest';
import { loadEnv } from './env.ts';

const needed = {
  DATABASE_URL: 'postgresql://emite_app:x@127.0.0.1/emite',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  SANDBOX_CA_FILE: 'ca.pem',
  SANDBOX_ADMIN_TOKEN: 't',
};

it('asks for a way to send e-mails where people at other machines reach the console', () => {
  for (const url of [undefined, 'http://localhost:3000', 'http://127.0.0.1:3000/'])
    expect(loadEnv({ ...needed, CONSOLE_URL: url }).SMTP_URL).toBeUndefined();
  const elsewhere = { ...needed, CONSOLE_URL: 'https://console.example' };
  expect(() => loadEnv(elsewhere)).toThrow(/is required when CONSOLE_URL is not on this machine/);
  expect(loadEnv({ ...elsewhere, SMTP_URL: 'smtps://u:p@mail.example' }).CONSOLE_URL).toBe(
    'https://console.example',
  );
});

it('takes an address for security events with its secret only, and none in clear beyond this machine', () => {
  const hook = {
    SECURITY_WEBHOOK_URL: 'https://siem.example/',
    SECURITY_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
  };
  expect(loadEnv({ ...needed, ...hook })).toMatchObject(hook);
  const { SECURITY_WEBHOOK_URL, SECURITY_WEBHOOK_SECRET } = hook;
  for (const wrong of [
    { SECURITY_WEBHOOK_URL },
    { SECURITY_WEBHOOK_SECRET },
    { ...hook, SECURITY_WEBHOOK_SECRET: 'whsec_curto' },
    { ...hook, SECURITY_WEBHOOK_URL: 'http://siem.example/' },
  ])
    expect(() => loadEnv({ ...needed, ...wrong })).toThrow('SECURITY_WEBHOOK');
});
