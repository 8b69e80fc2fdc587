import net from 'node:net';
import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Resolve } from './resolve.ts';
import { createSender } from './send.ts';
import { forbiddenV4, forbiddenV6, toDotted, writtenV4, writtenV6 } from './testing/addresses.ts';
import { httpReceiver, type Receiver } from './testing/receiver.ts';

/** Receiver that must never be reached: it listens at every address of this machine. */
let inside: Receiver;
beforeAll(async () => {
  inside = await httpReceiver((_, response) => response.end('secret'));
});
afterAll(() => inside.close());

const NOWHERE: Resolve = () => Promise.reject(new Error('asked for a name'));

interface Way {
  readonly resolve?: Resolve;
  readonly environment?: 1 | 2;
  readonly loopbackAllowed?: boolean;
}

async function sendTo(url: string, { resolve = NOWHERE, environment = 1, loopbackAllowed = true }: Way = {}) {
  const sender = createSender({ loopbackAllowed, resolve, timeoutMs: 5_000 });
  const result = await sender.send({ url, environment, headers: {}, body: '{}' });
  sender.close();
  return result;
}

const EVERYONE = [
  { environment: 1, loopbackAllowed: true },
  { environment: 1, loopbackAllowed: false },
  { environment: 2, loopbackAllowed: false },
] as const;

describe('no way of writing this machine reaches it', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    'localhost',
    'LocalHost.',
    'hook.localhost',
    '①②⑦.⓪.⓪.①',
    '１２７．０．０．１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    'ⓛocalhost',
  ])('%s', async (host) => {
    for (const scheme of ['http', 'https'])
      for (const way of EVERYONE) {
        const result = await sendTo(`${scheme}://${host}:${inside.port}/`, way);
        expect(result).toMatchObject({ kind: 'failed', reason: 'forbidden_address', address: null });
      }
    expect(inside.connections()).toBe(0);
  });
});

describe('no name leads to a forbidden address', () => {
  it.each([
    ['this machine', '127.0.0.1', 'da própria máquina'],
    ['this machine, by IPv6', '::1', 'da própria máquina'],
    ['this machine, mapped', '::ffff:127.0.0.1', 'de IPv4 mapeado em IPv6'],
    ['no machine', '0.0.0.0', 'sem destino'],
    ['a private network', '10.0.0.5', 'de rede privada'],
    ['another private network', '192.168.1.1', 'de rede privada'],
    ['a private network, by IPv6', 'fd12:3456::1', 'de rede privada'],
    ['metadata of a cloud', '169.254.169.254', 'do enlace local'],
    ['metadata of a cloud, by IPv6', 'fd00:ec2::254', 'de rede privada'],
    ['metadata of another cloud', '100.100.100.200', 'de NAT de operadora'],
    ['the link', 'fe80::1', 'do enlace local'],
    ['many machines', '224.0.0.1', 'de multicast'],
    ['this machine, by NAT64', '64:ff9b::7f00:1', 'de tradução de IPv4 (NAT64)'],
    ['this machine, by 6to4', '2002:7f00:1::1', 'de túnel 6to4'],
    ['something that is no address', 'outro.nome', 'desconhecida'],
  ])('%s', async (_, ip, range) => {
    for (const answers of [[ip], ['203.0.113.9', ip], [ip, '2606:4700:4700::1111']]) {
      const expected = answers.includes('203.0.113.9') ? 'reservada' : range;
      for (const environment of [1, 2] as const) {
        const url = `https://hook.exemplo.com.br:${inside.port}/`;
        expect(await sendTo(url, { environment, resolve: () => Promise.resolve(answers) })).toMatchObject({
          kind: 'failed',
          reason: 'forbidden_address',
          detail: `O nome leva a um endereço ${expected}: nada foi enviado.`,
          address: null,
        });
      }
    }
    expect(inside.connections()).toBe(0);
  });

  it('refuses many answers for a single one that is not public', async () => {
    const resolve = () => Promise.resolve(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '127.0.0.1']);
    const result = await sendTo(`https://hook.exemplo.com.br:${inside.port}/`, { resolve });
    expect(result).toMatchObject({ reason: 'forbidden_address', address: null });
    expect(inside.connections()).toBe(0);
  });
});

/** Addresses that sockets would have dialed: nothing leaves this machine. */
async function dialedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = [];
  const connect = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (
    this: net.Socket,
    ...given: unknown[]
  ) {
    const [options] = (Array.isArray(given[0]) ? given[0] : given) as [net.TcpNetConnectOpts];
    options.lookup?.(options.host ?? '', { all: true }, (error, addresses) => {
      const list = Array.isArray(addresses) ? addresses : [];
      asked.push(error === null ? list.map(({ address }) => address).join(' ') : 'refused');
      this.destroy(error ?? new Error('nothing leaves this machine'));
    });
    return this;
  });
  try {
    await work();
  } finally {
    connect.mockRestore();
  }
  return asked;
}

describe('a name that leads elsewhere each time it is asked', () => {
  it('is asked once a connection, which goes where that answer was judged to lead', async () => {
    const rebinding = vi
      .fn<Resolve>()
      .mockResolvedValueOnce(['93.184.216.34', '2606:4700:4700::1111'])
      .mockResolvedValue(['127.0.0.1']);
    const sender = createSender({ loopbackAllowed: true, resolve: rebinding });
    const url = `https://hook.exemplo.com.br:${inside.port}/`;
    const send = () => sender.send({ url, environment: 2, headers: {}, body: '{}' });
    expect(await dialedBy(send)).toEqual(['93.184.216.34 2606:4700:4700::1111']);
    expect(rebinding).toHaveBeenCalledTimes(1);
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'forbidden_address' });
    expect(rebinding).toHaveBeenCalledTimes(2);
    sender.close();
    expect(inside.connections()).toBe(0);
  });
});

it('a redirect to this machine is not followed', async () => {
  const redirecting = await httpReceiver((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
  });
  const url = `http://127.0.0.1:${redirecting.port}/`;
  expect(await sendTo(url, { environment: 2 })).toMatchObject({ kind: 'answered', status: 302 });
  expect(inside.connections()).toBe(0);
  await redirecting.close();
});

it('no address of any forbidden range is called, however it is written and wherever a name leads', async () => {
  const written = fc.oneof(forbiddenV4.chain(writtenV4), forbiddenV6.chain(writtenV6));
  const answered = fc.oneof(forbiddenV4.map(toDotted), forbiddenV6);
  const isRefused = async (url: string, way: Way) => {
    const { kind, ...told } = await sendTo(url, way);
    return kind === 'failed' && 'reason' in told && told.reason === 'forbidden_address';
  };
  await holds(
    fc.asyncProperty(written, fc.constantFrom(...EVERYONE), (host, way) =>
      isRefused(`https://${host}:${inside.port}/`, way),
    ),
    300,
  );
  await holds(
    fc.asyncProperty(answered, fc.constantFrom(...EVERYONE), (ip, way) =>
      isRefused(`https://hook.exemplo.com.br:${inside.port}/`, {
        ...way,
        resolve: () => Promise.resolve([ip]),
      }),
    ),
    300,
  );
  expect(inside.connections()).toBe(0);
});

it('the server that must not be reached can be: what is allowed to reach it does', async () => {
  const url = `http://localhost:${inside.port}/`;
  expect(await sendTo(url, { environment: 2 })).toMatchObject({ kind: 'answered', body: 'secret' });
  expect(inside.connections()).toBe(1);
});
