import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type RandomAccess, ZipError, zipFiles } from './zip.ts';

const accessTo = (bytes: Uint8Array): RandomAccess => ({
  size: bytes.length,
  read: async (offset, length) => Buffer.from(bytes.subarray(offset, offset + length)),
});

async function filesIn(bytes: Uint8Array) {
  const found: Record<string, string> = {};
  for await (const { name, read } of zipFiles(accessTo(bytes), 'a.zip')) {
    const content = await read();
    found[name] = content instanceof Uint8Array ? Buffer.from(content).toString() : content.code;
  }
  return found;
}

const text = (content: string) => Buffer.from(content);

describe('an archive', () => {
  it('gives its XML files, packed or not, by their names; what else is in it is passed by', async () => {
    const zip = zipSync({
      'notas/á.xml': [text('<a/>'), { level: 9 }],
      'b.XML': [text('<b/>'), { level: 0 }],
      'danfe.pdf': text('%PDF'),
      'pasta/': new Uint8Array(),
    });
    expect(await filesIn(zip)).toEqual({ 'a.zip/notas/á.xml': '<a/>', 'a.zip/b.XML': '<b/>' });
  });

  it('names files that want out of it, are archives themselves, or grow without end', async () => {
    const zip = zipSync({
      '../fora.xml': text('<a/>'),
      '/etc/a.xml': text('<a/>'),
      'C:\\a.xml': text('<a/>'),
      'x/../../y.xml': text('<a/>'),
      'dentro.zip': text('PK'),
      'bomba.xml': Buffer.alloc(8 * 1024 * 1024),
      'boa.xml': text('<a/>'),
    });
    expect(await filesIn(zip)).toEqual({
      'a.zip/../fora.xml': 'arquivo_inseguro',
      'a.zip//etc/a.xml': 'arquivo_inseguro',
      'a.zip/C:\\a.xml': 'arquivo_inseguro',
      'a.zip/x/../../y.xml': 'arquivo_inseguro',
      'a.zip/dentro.zip': 'arquivo_inseguro',
      'a.zip/bomba.xml': 'arquivo_grande_demais',
      'a.zip/boa.xml': '<a/>',
    });
  });

  it('that lies about a size is read no further than a file may be', async () => {
    const zip = Buffer.from(zipSync({ 'a.xml': [Buffer.alloc(4 * 1024 * 1024), { level: 9 }] }));
    const central = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(10, central + 24);
    expect(await filesIn(zip)).toEqual({ 'a.zip/a.xml': 'arquivo_grande_demais' });
  });

  it('names a file that is damaged, or protected by a password', async () => {
    const whole = Buffer.from(
      zipSync({ 'a.xml': [text('<a>conteúdo</a>'), { level: 0 }], 'b.xml': text('<b/>') }),
    );
    const damaged = Buffer.from(whole);
    damaged.write('X', damaged.indexOf('conte'));
    expect(await filesIn(damaged)).toEqual({ 'a.zip/a.xml': 'xml_invalido', 'a.zip/b.xml': '<b/>' });
    const locked = Buffer.from(whole);
    const central = locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    locked.writeUInt16LE(locked.readUInt16LE(central + 8) | 1, central + 8);
    expect(await filesIn(locked)).toMatchObject({ 'a.zip/a.xml': 'arquivo_inseguro' });
  });

  it('with overlapping files is not opened', async () => {
    const zip = Buffer.from(zipSync({ 'a.xml': text('<a/>'), 'b.xml': text('<b/>') }));
    const second = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(0, second + 42);
    await expect(filesIn(zip)).rejects.toThrow(ZipError);
  });

  it.each([
    ['cut', (zip: Buffer) => zip.subarray(0, zip.length - 30)],
    ['no archive', () => text('no archive at all')],
    ['empty', () => Buffer.alloc(0)],
    ['with a directory of nowhere', (zip: Buffer) => (zip.writeUInt32LE(0x7fff_ffff, zip.length - 6), zip)],
    ['of more files than it has', (zip: Buffer) => (zip.writeUInt16LE(9, zip.length - 12), zip)],
  ])('%s is reported as such', async (_, damage) => {
    await expect(filesIn(damage(Buffer.from(zipSync({ 'a.xml': text('<a/>') }))))).rejects.toThrow(ZipError);
  });

  it('survives any byte that is another', async () => {
    const zip = Buffer.from(zipSync({ 'a.xml': deflateRawSync(text('<a/>')), 'b.xml': text('<b/>') }));
    for (let at = 0; at < zip.length; at++) {
      const other = Buffer.from(zip);
      other.writeUInt8((other.readUInt8(at) + 77) % 256, at);
      await filesIn(other).catch((error: unknown) => expect(error).toBeInstanceOf(ZipError));
    }
  });
});
