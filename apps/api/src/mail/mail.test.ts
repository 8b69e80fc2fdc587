import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../base/rate-limit.ts';
import { invitationLetter, passwordChangedLetter, resetPasswordLetter } from '../people/mail/letters.ts';
import { createMailer, UNASKED } from './mail.ts';
import { createOutbox } from './outbox.ts';

describe('letters', () => {
  it('have the same content as text and as HTML, with the whole link in both', () => {
    const url = 'https://console.example/redefinir-senha?token=a&b=c';
    const mail = resetPasswordLetter('ana@example.com', { name: 'Ana', url });
    expect(mail.text).toContain(`Redefinir senha: ${url}`);
    expect(mail.html).toContain('href="https://console.example/redefinir-senha?token=a&amp;b=c"');
    expect(mail.html).toContain('lang="pt-BR"');
  });

  it('let no name write HTML, headers or links', () => {
    const mail = invitationLetter('ana@example.com', {
      inviter: '<img src=x onerror=alert(1)>',
      account: 'Loja\r\nBcc: outro@example.com',
      role: 'leitura',
      url: 'https://console.example/convite/1',
    });
    expect(mail.subject).toBe('Convite para a conta Loja Bcc: outro@ example. com na Emite');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('somente leitura');
  });
});

describe('the outbox', () => {
  it('keeps the newest hundred, newest first', async () => {
    const outbox = createOutbox(() => 0);
    for (let n = 0; n < 130; n++)
      await outbox.send({ to: `${n}@example.com`, subject: '', text: '', html: '' });
    expect(outbox.list()).toHaveLength(100);
    expect(outbox.list()[0]).toMatchObject({ to: '129@example.com', at: new Date(0) });
  });
});

it('logs that a message could not be sent, without its content', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const refused = { send: () => Promise.reject(new Error('connection refused')), close: async () => {} };
  const mailer = createMailer({ transport: refused, limiter: createRateLimiter(Date.now), logger });
  mailer.post(
    resetPasswordLetter('ana@example.com', { name: 'Ana', url: 'https://x.example/?token=segredo' }),
  );
  await mailer.close();
  expect(lines.join('')).toContain('mail not delivered');
  expect(lines.join('')).not.toMatch(/segredo|ana@example\.com/);
});

it('limits messages to an address from any sender, but always sends those that concern its owner', async () => {
  const outbox = createOutbox(() => 0);
  const limiter = createRateLimiter(() => 0);
  const mailer = createMailer({ transport: outbox, limiter, logger: pino({ level: 'silent' }) });
  const url = 'https://console.example/';
  for (let n = 0; n < 20; n++) {
    mailer.post(resetPasswordLetter('ana@example.com', { name: 'Ana', url }));
    mailer.post(resetPasswordLetter('Ana@Example.com', { name: 'Ana', url }));
  }
  mailer.post(passwordChangedLetter('ana@example.com', { name: 'Ana' }));
  mailer.post(resetPasswordLetter('bia@example.com', { name: 'Bia', url }));
  await mailer.close();
  const to = (address: string, subject: string) =>
    outbox.list().filter((mail) => mail.to.toLowerCase() === address && mail.subject.startsWith(subject));
  expect(UNASKED).toMatchObject({ size: 6 });
  expect(to('ana@example.com', 'Redefinição')).toHaveLength(6);
  expect(to('ana@example.com', 'Sua senha')).toHaveLength(1);
  expect(to('bia@example.com', 'Redefinição')).toHaveLength(1);
});
