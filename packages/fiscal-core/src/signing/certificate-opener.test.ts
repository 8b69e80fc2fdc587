import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holds } from '../testing/holds.ts';
import { CertificateError } from './certificate-error.ts';
import { createCertificateOpener } from './certificate-opener.ts';

const FILES = z
  .record(z.string(), z.object({ password: z.string(), pfx: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('./fixtures/pkcs12.json', import.meta.url), 'utf8')));
const file = (name: string) => {
  const { pfx, password } = FILES[name] ?? { pfx: '', password: '' };
  return { bytes: Buffer.from(pfx, 'base64'), password };
};

const opener = createCertificateOpener();
const impatient = createCertificateOpener({ threads: 1, timeoutMs: 1 });
afterAll(() => Promise.all([opener.close(), impatient.close()]));

const codeOf = async (open: Promise<unknown>): Promise<string> => {
  try {
    await open;
    return 'aberto';
  } catch (error) {
    return error instanceof CertificateError ? error.code : String(error);
  }
};

describe('opening in a thread', () => {
  it('gives a key that signs and the same facts', async () => {
    const { bytes, password } = file('legado');
    const opened = await opener.open(bytes, password);
    expect(opened).toMatchObject({ cnpj: '12ABC34501DE35', clientAuth: true });
    expect(opened.privateKey.equals(createPrivateKey(opened.keyPem))).toBe(true);
    expect(opened.notAfter).toBeInstanceOf(Date);
  });

  it('refuses in the same words', async () => {
    expect(await codeOf(opener.open(file('moderno').bytes, 'errada'))).toBe('senha_incorreta');
    expect(await codeOf(opener.open('não é base64', 'x'))).toBe('nao_base64');
  });

  it('gives up a file that takes too long, its own event loop free, and takes the next one in a new thread', async () => {
    const { bytes, password } = file('legado');
    expect(await codeOf(impatient.open(bytes, password))).toBe('demorado');
    expect(await codeOf(impatient.open(bytes, password))).toBe('demorado');
  });

  it('refuses a certificate inside whose key cannot be read', async () => {
    const { bytes, password } = file('sem-mac');
    bytes[329] = 11;
    expect(await codeOf(opener.open(bytes, password))).toBe('nao_pkcs12');
  });

  it('refuses a key that would make every signature slow', async () => {
    const { bytes, password } = file('grande');
    expect(await codeOf(opener.open(bytes, password))).toBe('algoritmo_nao_suportado');
  });

  it.each(['legado', 'moderno', 'sem-mac'])('survives damage anywhere in a %s file', async (name) => {
    const { bytes, password } = file(name);
    const damage = fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    const cut = fc.option(fc.nat({ max: bytes.length }), { nil: bytes.length, freq: 4 });
    await holds(
      fc.asyncProperty(damage, cut, async (changes, length) => {
        const damaged = Uint8Array.from(bytes);
        for (const [at, value] of changes) damaged[at] = value;
        // It opens or throws a refusal of ours; never another error, never without end.
        expect(await codeOf(opener.open(damaged.subarray(0, length), password))).toMatch(/^[a-z0-9_]+$/);
      }),
      30,
    );
  });

  it.each([
    ['random bytes', fc.uint8Array({ maxLength: 4000 })],
    ['random text', fc.string({ maxLength: 4000 })],
    [
      'nested lengths',
      fc
        .array(fc.constantFrom(0x30, 0x80, 0x82, 0xff, 0x04, 0xa0, 0x24), { maxLength: 5000 })
        .map((a) => Uint8Array.from(a)),
    ],
  ])('survives %s', async (_, sources) => {
    await holds(
      fc.asyncProperty<[Uint8Array | string]>(sources, async (source) => {
        expect(await codeOf(opener.open(source, 'x'))).toMatch(/^[a-z0-9_]+$/);
      }),
      25,
    );
  });
});

describe('a queue of files', () => {
  const queue = createCertificateOpener({ threads: 1, waitingMax: 3, waitingPerOwnerMax: 2 });
  afterAll(() => queue.close());

  it('ends somewhere, for one owner and for all, and owners take turns', async () => {
    const { bytes, password } = file('legado');
    const done: string[] = [];
    const open = async (owner: string) => {
      done.push(`${owner} ${await codeOf(queue.open(bytes, password, owner))}`);
    };
    const opened = [open('a'), open('a'), open('a')];
    await open('a');
    opened.push(open('b'));
    await open('c');
    await Promise.all(opened);
    await open('c');
    const [tooManyOfOne, tooMany, ...rest] = done;
    expect(tooManyOfOne).toMatch(/^a .*na fila/);
    expect(tooMany).toMatch(/^c .*na fila/);
    expect(rest).toEqual(['a aberto', 'b aberto', 'a aberto', 'a aberto', 'c aberto']);
  });
});
