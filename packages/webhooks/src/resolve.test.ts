import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResolve, UnresolvedNameError } from './resolve.ts';
import { createSender } from './send.ts';

const [A, AAAA] = [1, 28];
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3];

/** Zone of a DNS server on this machine: address bytes by name and type, or an error code. */
const ZONE: Readonly<Record<string, Readonly<Record<number, readonly string[] | number>>>> = {
  'both.exemplo.com.br': { [A]: ['5db8d822'], [AAAA]: ['26064700470000000000000000001111'] },
  'old.exemplo.com.br': { [A]: ['5db8d822', '01010101'], [AAAA]: [] },
  'half.exemplo.com.br': { [A]: SERVER_FAILURE, [AAAA]: ['26064700470000000000000000001111'] },
  'empty.exemplo.com.br': { [A]: [], [AAAA]: [] },
  'inside.exemplo.com.br': { [A]: ['5db8d822', '0a000005'], [AAAA]: [] },
};

/** Answer to one DNS question. Source: RFC 1035 §4. */
function dnsAnswer(question: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = question.readUInt16BE(at + 1);
  const found = ZONE[labels.join('.')]?.[type] ?? NO_SUCH_NAME;
  const records = typeof found === 'number' ? [] : found;
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (typeof found === 'number' ? found : NO_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const answers = records.map((hex) => {
    const data = Buffer.from(hex, 'hex');
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, question.subarray(12, at + 5), ...answers]);
}

const server = createSocket('udp4');
let resolve: ReturnType<typeof createResolve>;
beforeAll(async () => {
  server.on('message', (question, from) => server.send(dnsAnswer(question), from.port, from.address));
  await new Promise<void>((bound) => server.bind(0, '127.0.0.1', bound));
  resolve = createResolve([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());

it.each([
  ['both.exemplo.com.br', ['93.184.216.34', '2606:4700:4700::1111']],
  ['old.exemplo.com.br', ['93.184.216.34', '1.1.1.1']],
  ['half.exemplo.com.br', ['2606:4700:4700::1111']],
])('%s leads to all addresses in the DNS', async (name, addresses) => {
  expect(await resolve(name)).toEqual(addresses);
});

it.each(['empty.exemplo.com.br', 'nowhere.exemplo.com.br'])('%s leads nowhere', async (name) => {
  await expect(resolve(name)).rejects.toThrow(UnresolvedNameError);
});

it('a call goes by these answers: none of which may be inside', async () => {
  const sender = createSender({ loopbackAllowed: true, resolve });
  const send = (name: string) =>
    sender.send({ url: `https://${name}/`, environment: 1, headers: {}, body: '' });
  expect(await send('inside.exemplo.com.br')).toMatchObject({
    reason: 'forbidden_address',
    detail: 'O nome leva a um endereço de rede privada: nada foi enviado.',
  });
  expect(await send('nowhere.exemplo.com.br')).toMatchObject({ reason: 'dns' });
  sender.close();
});
