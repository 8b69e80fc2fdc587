import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtp } from './smtp.ts';

const open: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

/** A server that takes one message a connection (RFC 5321) and tells what it was given. */
async function mailServer(): Promise<{ url: string; taken: Promise<{ envelope: string[]; data: string }> }> {
  let tell: (taken: { envelope: string[]; data: string }) => void = () => {};
  const taken = new Promise<{ envelope: string[]; data: string }>((resolve) => {
    tell = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    const envelope: string[] = [];
    let data: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example ESMTP');
    socket.on('data', (bytes) => {
      rest += bytes.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null && line === '.') {
          tell({ envelope, data });
          data = null;
          say('250 taken');
        } else if (data !== null) data += `${line}\n`;
        else if (line === 'DATA') {
          data = '';
          say('354 go on');
        } else {
          if (/^(MAIL|RCPT)/.test(line)) envelope.push(line);
          say('250 ok');
        }
      }
    });
  });
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, taken };
}

it('hands a message with both its parts to the server', async () => {
  const { url, taken } = await mailServer();
  const smtp = createSmtp(url, 'Emite <nao-responda@emite.example>');
  await smtp.send({
    to: 'ana@example.com',
    subject: 'Redefinição',
    text: 'texto: ok',
    html: '<p>página</p>',
  });
  const { envelope, data } = await taken;
  await smtp.close();
  expect(envelope).toEqual(['MAIL FROM:<nao-responda@emite.example>', 'RCPT TO:<ana@example.com>']);
  expect(data).toContain('From: Emite <nao-responda@emite.example>');
  expect(data).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(data).toMatch(/multipart\/alternative/);
  expect(data).toMatch(/texto: ok[\s\S]*<p>p=C3=A1gina<\/p>/);
});

it('fails when there is no server', async () => {
  const smtp = createSmtp('smtp://127.0.0.1:1', 'a@example.com');
  const mail = { to: 'ana@example.com', subject: 's', text: 't', html: 'h' };
  await expect(smtp.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  await smtp.close();
});
