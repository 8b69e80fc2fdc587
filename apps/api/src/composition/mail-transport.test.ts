import { expect, it } from 'vitest';
import { mailTransport } from './mail-transport.ts';

const settings = { MAIL_FROM: 'Emite <nao-responda@localhost>', LIVE_TRANSMISSION: 'off' } as const;
const mail = { to: 'a@b.example', subject: 's', text: 't', html: 'h' };

it.each([undefined, 'http://localhost:4000', 'http://127.0.0.1:4000'])(
  'stores e-mails to be shown on this machine (%s)',
  async (PUBLIC_URL) => {
    const { transport, outbox, warning } = mailTransport({ ...settings, PUBLIC_URL }, () => 0);
    await transport.send(mail);
    expect(outbox?.list()).toMatchObject([mail]);
    expect(warning).toBeNull();
  },
);

it.each([
  { ...settings, PUBLIC_URL: 'https://api.example' },
  { ...settings, LIVE_TRANSMISSION: 'on' as const },
])('shows none where others have access or documents are real, and warns that none leaves', async (given) => {
  const { transport, outbox, warning } = mailTransport(given, () => 0);
  expect(outbox).toBeNull();
  expect(warning).toContain('SMTP_URL is not set');
  await expect(transport.send(mail)).rejects.toThrow('SMTP_URL is not set');
});

it('has no outbox where they leave by SMTP', async () => {
  const SMTP_URL = 'smtps://u:p@mail.example';
  const { transport, outbox, warning } = mailTransport({ ...settings, SMTP_URL }, () => 0);
  expect([outbox, warning]).toEqual([null, null]);
  await transport.close();
});
