import { expect, it } from 'vitest';
import { loadEnv } from './env.ts';

const needed = {
  DATABASE_URL: 'postgresql://emite_app:x@127.0.0.1/emite',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  SANDBOX_CA_FILE: 'ca.pem',
  SANDBOX_ADMIN_TOKEN: 't',
};

it('keeps e-mails in memory only where nobody else reaches the console or the API, and nothing is real', () => {
  for (const url of [undefined, 'http://localhost:3000', 'http://127.0.0.1:3000/'])
    expect(loadEnv({ ...needed, CONSOLE_URL: url }).SMTP_URL).toBeUndefined();
  expect(loadEnv({ ...needed, PUBLIC_URL: 'http://127.0.0.1:4000' }).SMTP_URL).toBeUndefined();
  for (const [settings, why] of [
    [{ PUBLIC_URL: 'https://api.example' }, 'PUBLIC_URL is not on this machine'],
    [{ LIVE_TRANSMISSION: 'on' }, 'LIVE_TRANSMISSION is on'],
  ] as const) {
    expect(() => loadEnv({ ...needed, ...settings })).toThrow(`is required when ${why}`);
    expect(loadEnv({ ...needed, ...settings, SMTP_URL: 'smtps://mail.example' })).toMatchObject(settings);
  }
  const elsewhere = { ...needed, CONSOLE_URL: 'https://console.example' };
  expect(() => loadEnv(elsewhere)).toThrow(/is required when CONSOLE_URL is not on this machine/);
  expect(loadEnv({ ...elsewhere, SMTP_URL: 'smtps://u:p@mail.example' }).CONSOLE_URL).toBe(
    'https://console.example',
  );
});
