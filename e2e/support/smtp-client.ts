import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';

/** A reply of the server: its code, and its lines. */
export interface Reply {
  readonly code: number;
  readonly text: string;
}

export interface SmtpClient {
  /** Sends a command and waits for its reply. */
  say(line: string): Promise<Reply>;
  /** Writes bytes and waits for nothing. */
  write(bytes: string | Buffer): void;
  reply(): Promise<Reply>;
  /** Sends STARTTLS, with `behind` in the same packet, and speaks TLS from its reply on. @throws when the certificate is not of `ca`. */
  upgrade(ca: string, behind?: string): Promise<void>;
  /** Cuts the connection without a word. */
  cut(): void;
  readonly greeting: Reply;
}

/** Speaks SMTP line by line, as a sending server does, so that a test can stop anywhere. */
export async function openSmtp(port: number, host = '127.0.0.1'): Promise<SmtpClient> {
  let buffered = '';
  let ended = false;
  let wake = (): void => {};
  const listen = <Line extends net.Socket>(line: Line): Line => {
    line.on('error', () => {});
    line.on('data', (chunk) => {
      buffered += chunk.toString('utf8');
      wake();
    });
    line.on('close', () => {
      ended = true;
      wake();
    });
    return line;
  };
  let socket = listen(net.connect(port, host));
  socket.setNoDelay(true);
  await once(socket, 'connect');

  async function reply(): Promise<Reply> {
    for (;;) {
      // The last line of a reply has a space behind its code.
      const found = /^(?:\d{3}-.*\r\n)*(\d{3}) .*\r\n/.exec(buffered);
      if (found) {
        buffered = buffered.slice(found[0].length);
        return { code: Number(found[1]), text: found[0].trim() };
      }
      if (ended) throw new Error('The server closed the connection');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return {
    greeting: await reply(),
    reply,
    write: (bytes) => socket.write(bytes),
    say(line) {
      socket.write(`${line}\r\n`);
      return reply();
    },
    async upgrade(ca, behind = '') {
      socket.write(`STARTTLS\r\n${behind}`);
      const { code, text } = await reply();
      if (code !== 220) throw new Error(text);
      socket.removeAllListeners('data');
      const secure = tls.connect({ socket, ca, host: 'localhost' });
      await once(secure, 'secureConnect');
      socket = listen(secure);
    },
    cut: () => socket.destroy(),
  };
}

export interface LetterPart {
  readonly name: string;
  readonly content: string | Buffer;
}

/** A letter with attachments, as a mail program writes it. */
export function writeLetter(id: string, parts: readonly LetterPart[]): string {
  const attachments = parts.map(
    ({ name, content }) =>
      `--limite\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
        content,
      )
        .toString('base64')
        .replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
  );
  return `Message-ID: <${id}@fornecedor.example>\r\nFrom: notas@fornecedor.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="limite"\r\n\r\n--limite\r\nContent-Type: text/plain\r\n\r\nSegue a nota.\r\n${attachments.join('')}--limite--\r\n`;
}

/** Sends a letter over its own connection; the reply is the first refusal, or that of the whole letter. */
export async function sendLetter(
  port: number,
  { from = 'notas@fornecedor.example', to, letter }: { from?: string; to: string; letter: string },
): Promise<Reply> {
  const client = await openSmtp(port);
  try {
    for (const line of ['EHLO fornecedor.example', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA']) {
      const reply = await client.say(line);
      if (reply.code >= 400) return reply;
    }
    client.write(letter);
    return await client.say('.');
  } finally {
    client.cut();
  }
}
