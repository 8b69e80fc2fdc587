import { expect, it, vi } from 'vitest';
import { mailServer } from '../../test/support/mail-server.ts';
import { slowMailServer } from '../../test/support/slow-mail-server.ts';
import { createSmtp, smtpBy } from './smtp.ts';

it('hands a message with both its parts to the server', async () => {
  const { port, taken } = await mailServer();
  const smtp = createSmtp(`smtp://127.0.0.1:${port}`, 'Emite <nao-responda@emite.example>');
  await smtp.send({
    to: 'ana@example.com',
    subject: 'Redefinição',
    text: 'texto: ok',
    html: '<p>página</p>',
  });
  await smtp.close();
  const [{ from, to, data } = {}] = taken;
  expect({ from, to }).toEqual({ from: 'nao-responda@emite.example', to: 'ana@example.com' });
  expect(data).toContain('From: Emite <nao-responda@emite.example>');
  expect(data).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(data).toMatch(/multipart\/alternative/);
  expect(data).toMatch(/texto: ok[\s\S]*<p>p=C3=A1gina<\/p>/);
});

it('writes to one recipient, and no header that a field holds', async () => {
  const { port, taken } = await mailServer();
  const smtp = createSmtp(`smtp://127.0.0.1:${port}`, 'a@example.com');
  const broken = '\r\nBcc: outro@example.com';
  const content = { text: 't', html: 'h', fromName: `Loja${broken}`, replyTo: `b@example.com${broken}` };
  await smtp.send({ ...content, to: 'ana@example.com', subject: `Convite${broken}` });
  await smtp.send({ ...content, to: 'ana@example.com, outro@example.com', subject: 's' }).catch(() => {});
  await smtp.close();
  const [first, ...rest] = taken;
  expect(first?.to).toBe('ana@example.com');
  expect(first?.data).toMatch(/^Subject: Convite Bcc: outro@example.com$/m);
  for (const { to, data } of taken) {
    expect(to).not.toBe('outro@example.com');
    expect(data).not.toMatch(/^Bcc:/im);
  }
  expect(rest.length).toBeLessThanOrEqual(1);
});

it('names the address that ends messages of its kind, by one POST', async () => {
  const { port, taken } = await mailServer();
  const smtp = createSmtp(`smtp://127.0.0.1:${port}`, 'a@example.com');
  const mail = { to: 'ana@example.com', subject: 's', text: 't', html: 'h' };
  await smtp.send({ ...mail, unsubscribe: 'https://api.example.com/avisos/calendario/x' });
  await smtp.send(mail);
  await smtp.close();
  const [ends, plain] = taken;
  expect(ends?.data).toMatch(/^List-Unsubscribe: <https:\/\/api\.example\.com\/avisos\/calendario\/x>/m);
  expect(ends?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(plain?.data).not.toContain('List-Unsubscribe');
});

it('fails when there is no server', async () => {
  const smtp = createSmtp('smtp://127.0.0.1:1', 'a@example.com');
  const mail = { to: 'ana@example.com', subject: 's', text: 't', html: 'h' };
  await expect(smtp.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  await smtp.close();
});

it.each(['lines', 'bytes'] as const)(
  'hangs up by a deadline on a server that drips %s',
  async (kind) => {
    const { port, open, mostOpen } = await slowMailServer(kind);
    const smtp = smtpBy({ host: '127.0.0.1', port, secure: false }, 'a@example.com', 300);
    const mail = { to: 'ana@example.com', subject: 's', text: 't', html: 'h' };
    await expect(smtp.send(mail)).rejects.toMatchObject({ code: 'EABORT' });
    await vi.waitFor(() => expect(open.size).toBe(0));
    expect(mostOpen()).toBe(1);
  },
  20_000,
);
