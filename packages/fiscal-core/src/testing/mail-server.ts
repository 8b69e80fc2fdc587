import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A letter as a server took it; lines end in "\n". */
export interface TakenMail {
  readonly from: string;
  readonly to: string;
  readonly data: string;
}

export interface MailServer {
  readonly port: number;
  /** In the order in which they came. */
  readonly taken: readonly TakenMail[];
  /** Refuses an address from now on with this answer: `550 5.1.1 User unknown`. */
  refuse(address: string, answer: string): void;
  close(): void;
}

/** A server of SMTP on this machine, without TLS or users. */
export async function openMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const refused = new Map<string, string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const [, code, words] = /^(\d{3}) (.*)$/.exec(refused.get(address) ?? '') ?? [];
      answer(code === undefined ? null : Object.assign(new Error(words), { responseCode: Number(code) }));
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const data = Buffer.concat(chunks).toString().replaceAll('\r\n', '\n');
        for (const { address: to } of envelope.rcptTo) taken.push({ from, to, data });
        answer();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    taken,
    refuse: (to, answer) => void refused.set(to, answer),
    close: () => server.close(),
  };
}
