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
