import { describe, expect, it } from 'vitest';
import { readLetter, UnacceptableLetter } from './read-letter.ts';

interface Part {
  readonly type?: string;
  readonly name?: string;
  readonly disposition?: string;
  readonly content: string | Buffer;
  readonly encoding?: 'base64' | '8bit';
}

/** Writes a message as a mail program does. */
function messageOf(
  parts: readonly Part[],
  { id = '<1@fornecedor.example>', boundary = 'limite' } = {},
): Buffer {
  const lines: (string | Buffer)[] = [
    `Message-ID: ${id}\r\nFrom: Fornecedor <notas@fornecedor.example>\r\nSubject: Nota\r\nMIME-Version: 1.0\r\n`,
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`,
    `--${boundary}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nSegue a nota.\r\n`,
  ];
  for (const {
    type = 'application/xml',
    name,
    disposition = 'attachment',
    content,
    encoding = 'base64',
  } of parts) {
    const named = name === undefined ? '' : `; filename="${name}"`;
    const body =
      encoding === 'base64'
        ? Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
        : content;
    lines.push(
      `--${boundary}\r\nContent-Type: ${type}\r\nContent-Disposition: ${disposition}${named}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`,
      body,
      '\r\n',
    );
  }
  lines.push(`--${boundary}--\r\n`);
  return Buffer.concat(lines.map((line) => Buffer.from(line)));
}

const XML = '<?xml version="1.0"?><nfeProc><NFe/></nfeProc>';
const ZIP = Buffer.from('PK\u0003\u0004zip');
const textsOf = (files: readonly { readonly name: string; readonly content: Buffer }[]) =>
  files.map(({ name, content }) => [name, content.toString('latin1')]);

describe('readLetter', () => {
  it('takes XML and ZIP by name or type, and names what it ignores', async () => {
    const { files, ignored } = await readLetter(
      messageOf([
        { name: 'nota.xml', content: XML },
        { name: 'NOTA.XML', type: 'application/octet-stream', content: `\uFEFF${XML}` },
        { type: 'text/xml', content: XML, encoding: '8bit' },
        { name: 'notas.zip', type: 'application/octet-stream', content: ZIP },
        { name: 'inline.xml', disposition: 'inline', content: XML },
        { name: 'danfe.pdf', type: 'application/pdf', content: '%PDF' },
        { name: 'falso.xml', content: 'MZ' },
        { name: 'planilha.xlsx', type: 'application/octet-stream', content: ZIP },
      ]),
    );
    expect(textsOf(files)).toEqual([
      ['nota.xml', XML],
      ['NOTA.XML', `ï»¿${XML}`],
      ['anexo-3', XML],
      ['notas.zip', ZIP.toString('latin1')],
      ['inline.xml', XML],
    ]);
    expect(ignored).toEqual(['danfe.pdf', 'falso.xml', 'planilha.xlsx']);
  });

  it.each([
    ['no disposition', 'Content-Type: text/plain; name=nota.xml'],
    ['no disposition and its own charset', 'Content-Type: text/plain; charset=iso-8859-1; name="nota.xml"'],
    ['no disposition, as HTML', 'Content-Type: text/html; name=nota.xml'],
    ['flowed lines', 'Content-Type: text/plain; format=flowed; name=nota.xml'],
    ['an inline disposition', 'Content-Type: text/plain\r\nContent-Disposition: inline; filename=nota.xml'],
  ])('takes a file among the texts by its name, to the byte: with %s', async (_, header) => {
    const content = '<?xml version="1.0"?>\r\n<a>\u00e9 \r\n </a>';
    const parts = ['', 'Content-Type: text/html', 'Content-Type: text/plain; charset=utf-8', header];
    const written = parts.map((type) => `--l\r\n${type}\r\n\r\n${content}\r\n`).join('');
    const head = 'Message-ID: <4@x>\r\nContent-Type: multipart/mixed; boundary=l';
    const { files, ignored } = await readLetter(Buffer.from(`${head}\r\n\r\n${written}--l--\r\n`));
    expect(files).toEqual([{ name: 'nota.xml', content: Buffer.from(content) }]);
    expect(ignored).toEqual([]);
  });

  it('takes the files beside a part whose type is empty', async () => {
    const content = Buffer.from(XML);
    const part = (headers: string) => `--l\r\n${headers}\r\n\r\n${XML}\r\n`;
    const written =
      part('Content-Type:') + part('Content-Type:\r\nContent-Disposition: attachment; filename=a.xml');
    const head = 'Message-ID: <5@x>\r\nContent-Type: multipart/mixed; boundary=l';
    const { files, ignored } = await readLetter(Buffer.from(`${head}\r\n\r\n${written}--l--\r\n`));
    expect(files).toEqual([{ name: 'a.xml', content }]);
    expect(ignored).toEqual([]);
  });

  it('takes files of letters attached to a letter, three deep at most', async () => {
    const at = (depth: number, inner: readonly Part[]): Buffer =>
      messageOf([{ name: `${depth}.xml`, content: XML }, ...inner], { boundary: `limite${depth}` });
    const forwardedAs = (content: Buffer): Part => ({
      type: 'message/rfc822',
      name: 'carta.eml',
      content,
      encoding: '8bit',
    });
    const letter = at(1, [forwardedAs(at(2, [forwardedAs(at(3, [forwardedAs(at(4, []))]))]))]);
    const { files, ignored } = await readLetter(letter);
    expect(files.map(({ name }) => name)).toEqual(['1.xml', '2.xml', '3.xml']);
    expect(ignored).toEqual(['carta.eml']);
  });

  it('takes files of letters in a digest, which need not name their type', async () => {
    const letter = (name: string) => messageOf([{ name, content: XML }]).toString();
    const typed = 'Content-Type: message/rfc822\r\n';
    const digest = `Content-Type: multipart/digest; boundary=d\r\n\r\n--d\r\n\r\n${letter('a.xml')}\r\n--d\r\n${typed}\r\n${letter('b.xml')}\r\n--d\r\nContent-Type:\r\nContent-Disposition: attachment\r\n\r\n${letter('c.xml')}\r\n--d--\r\n`;
    const names = async (message: string) => {
      const { files, ignored } = await readLetter(Buffer.from(message));
      return [files.map(({ name }) => name), ignored];
    };
    expect(await names(`Message-ID: <6@x>\r\n${digest}`)).toEqual([['a.xml', 'b.xml', 'c.xml'], []]);
    const mixed = `Message-ID: <7@x>\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\n\r\nSegue.\r\n--m\r\n${digest}\r\n--m\r\n\r\nAtt.\r\n--m--\r\n`;
    expect(await names(mixed)).toEqual([['a.xml', 'b.xml', 'c.xml'], []]);
  });

  it('takes a letter that is one XML and nothing else, and one without attachments', async () => {
    const only = `Message-ID: <2@x>\r\nContent-Type: application/xml; name="nota.xml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(XML).toString('base64')}\r\n`;
    expect(textsOf((await readLetter(Buffer.from(only))).files)).toEqual([['nota.xml', XML]]);
    expect(await readLetter(Buffer.from('Subject: oi\r\n\r\n<nfeProc/>\r\n'))).toMatchObject({
      files: [],
      ignored: [],
    });
    expect((await readLetter(Buffer.alloc(0))).files).toEqual([]);
  });

  it('takes 50 files and refuses 51, also where letters attached to it have them', async () => {
    const files = (count: number): Part[] =>
      Array.from({ length: count }, (_, n) => ({ name: `${n}.xml`, content: XML }));
    expect((await readLetter(messageOf(files(50)))).files).toHaveLength(50);
    await expect(readLetter(messageOf(files(51)))).rejects.toMatchObject({ reason: 'arquivos_demais' });
    const inner = messageOf(files(26), { boundary: 'dentro' });
    const forwarded = { type: 'message/rfc822', name: 'a.eml', content: inner, encoding: '8bit' } as const;
    await expect(readLetter(messageOf([...files(25), forwarded]))).rejects.toMatchObject({
      reason: 'arquivos_demais',
    });
  });

  it('names at most 50 ignored attachments, by at most 300 characters without U+0000', async () => {
    const pdf = { type: 'application/pdf', content: '%PDF' };
    const many = Array.from({ length: 60 }, () => ({ ...pdf, name: 'a.pdf' }));
    expect((await readLetter(messageOf(many))).ignored).toHaveLength(50);
    const { ignored } = await readLetter(messageOf([{ ...pdf, name: `a\u0000${'b'.repeat(400)}.pdf` }]));
    expect(ignored.map((name) => [name.length, name.includes('\u0000')])).toEqual([[300, false]]);
  });

  it.each([
    ['more parts than it reads', messageOf(Array(501).fill({ type: 'image/png', content: '' }))],
    ['a header without an end', Buffer.from(`X: ${'a'.repeat(70_000)}\r\n\r\n`)],
    [
      'a header without an end behind an attachment that is still read',
      messageOf([
        { name: 'a.xml', content: '<a/>'.repeat(100_000) },
        { type: `application/xml; x=${'a'.repeat(70_000)}`, content: '' },
      ]),
    ],
    [
      'more letters within it than it reads',
      messageOf(
        Array.from({ length: 21 }, (_, n): Part => {
          const content = messageOf([], { boundary: `dentro${n}` });
          return { type: 'message/rfc822', name: 'a.eml', content, encoding: '8bit' };
        }),
      ),
    ],
  ])('refuses %s', async (_, raw) => {
    await expect(readLetter(raw)).rejects.toMatchObject({ reason: 'ilegivel' });
  });

  it('gives up a letter whose reading takes too long, and does not call it unreadable', async () => {
    const letter = messageOf([{ name: 'a.xml', content: '<a/>'.repeat(100_000) }]);
    const deadline = new AbortController();
    const reading = readLetter(letter, deadline.signal);
    setImmediate(() => deadline.abort());
    await expect(reading).rejects.toThrow('letter takes too long to read');
    await expect(reading).rejects.not.toBeInstanceOf(UnacceptableLetter);
  });

  it('has a digest of every byte for a letter without an id', async () => {
    const [first, second] = ['a', 'b'].map((text) => readLetter(Buffer.from(`Subject: ${text}\r\n\r\n`)));
    expect((await first)?.digest.equals((await second)?.digest ?? Buffer.alloc(0))).toBe(false);
  });

  it('has one digest for one letter, whichever way it came, and another for another', async () => {
    const digestOf = async (raw: Buffer) => (await readLetter(raw)).digest.toString('hex');
    const letter = messageOf([{ name: 'a.xml', content: XML }]);
    const again = Buffer.concat([Buffer.from('Received: by outro.example\r\n'), letter]);
    expect(await digestOf(again)).toBe(await digestOf(letter));
    const others = [
      messageOf([{ name: 'a.xml', content: XML }], { id: '<3@fornecedor.example>' }),
      messageOf([{ name: 'a.xml', content: `${XML} ` }]),
      messageOf([]),
    ];
    const digests = await Promise.all([letter, ...others].map(digestOf));
    expect(new Set(digests).size).toBe(4);
  });
});
