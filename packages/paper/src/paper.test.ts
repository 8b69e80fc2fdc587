import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPaper, type PaperRequest } from '@fiscal/paper/paper';
import { hasPaper, type PrintedType } from '@fiscal/paper/papers';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { PaperError } from './paper-error.ts';
import { chaveOf, eventXml, noteXml } from './testing/note-xml.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from './testing/pdf-tools.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function png(width = 60, height = 40): Buffer {
  const image = new PNG({ width, height });
  for (let at = 0; at < image.data.length; at++) image.data[at] = (at * 7) % 256;
  return PNG.sync.write(image);
}
/** A white pixel. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==',
  'base64',
);

const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `../../fiscal-core/src/documents/${name}.xml`), 'utf8').replace(
    /^<\?xml[^>]*\?>\s*/,
    '',
  );
const CTE = fixture('cte/fixtures/rodoviario-completo');
const cteEvent = (chave: string): string =>
  `<procEventoCTe xmlns="http://www.portalfiscal.inf.br/cte" versao="4.00"><eventoCTe versao="4.00"><infEvento><chCTe>${chave}</chCTe><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento><detEvento versaoEvento="4.00"/></infEvento></eventoCTe><retEventoCTe versao="4.00"><infEvento><cStat>135</cStat><dhRegEvento>2026-11-21T12:00:05-03:00</dhRegEvento><nProt>143260000099901</nProt></infEvento></retEventoCTe></procEventoCTe>`;
const CTE_KEY = /Id="CTe(\w{44})"/.exec(CTE)?.[1] ?? '';

const REQUESTS: Readonly<Record<string, PaperRequest>> = {
  danfe: { type: 'nfe', xml: noteXml({ items: 3 }), options: { logo: png() } },
  'danfe of 2027': { type: 'nfe', xml: noteXml({ items: 3, dhEmi: '2027-01-10T10:00:00-03:00' }) },
  label: { type: 'nfe', xml: noteXml(), options: { paper: 'etiqueta' } },
  receipt: { type: 'nfce', xml: noteXml({ mod: '65', qrCode: 'https://example.com/qr?p=1' }) },
  dacte: { type: 'cte', xml: CTE, events: [cteEvent(CTE_KEY)], options: { logo: png() } },
  cancelamento: {
    type: 'nfe',
    xml: noteXml(),
    events: [eventXml('110111', '')],
    options: { paper: 'cancelamento' },
  },
};

describe('same request, same bytes', () => {
  it.each(Object.entries(REQUESTS))('%s, drawn again', (_, request) => {
    expect(sha256(drawPaper(request))).toBe(sha256(drawPaper(request)));
  });

  it('in another process, at another time, in another place of the world', () => {
    const script = `
      import { createHash } from 'node:crypto';
      import { drawPaper } from '@fiscal/paper/paper';
      const requests = JSON.parse(process.env.REQUESTS);
      for (const one of requests) {
        if (one.options?.logo) one.options.logo = Buffer.from(one.options.logo);
        console.log(createHash('sha256').update(drawPaper(one)).digest('hex'));
      }`;
    const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: path.join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        TZ: 'Asia/Tokyo',
        LC_ALL: 'C',
        REQUESTS: JSON.stringify(Object.values(REQUESTS)),
      },
    });
    expect(printed.trim().split('\n')).toEqual(Object.values(REQUESTS).map((one) => sha256(drawPaper(one))));
  });

  it('the date of the PDF is the one the authority registered it at', async () => {
    const info = await infoOf(drawPaper({ type: 'nfe', xml: noteXml() }));
    expect(info.creationDate).toEqual(new Date('2026-11-21T13:00:03Z'));
    expect(info.modDate).toBeNull();
  });

  it('another note gives other bytes, and another identity of the file', () => {
    const id = (pdf: Uint8Array) => /\/ID \[<(\w+)>/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
    const [one, other] = [noteXml(), noteXml({ tpEmis: '7' })].map((xml) => drawPaper({ type: 'nfe', xml }));
    expect(id(one ?? new Uint8Array())).toMatch(/^[0-9a-f]{32}$/i);
    expect(id(one ?? new Uint8Array())).not.toBe(id(other ?? new Uint8Array()));
  });
});

describe('logo', () => {
  const withLogo = (logo: Uint8Array) =>
    drawPaper({ type: 'nfe', xml: noteXml({ items: 80 }), options: { logo } });

  it.each([
    ['PNG', png()],
    ['JPEG', JPEG],
  ])('%s is embedded once for all pages', (_, logo) => {
    const text = Buffer.from(withLogo(logo)).toString('latin1');
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it.each([
    ['no image', Buffer.from('GIF89a…')],
    ['a damaged one', png().subarray(0, 60)],
    ['a damaged stream', Buffer.concat([png().subarray(0, 50), Buffer.alloc(40, 7), png().subarray(90)])],
    [
      'a huge one',
      Buffer.concat([png().subarray(0, 16), Buffer.from('0000ffff0000ffff', 'hex'), png().subarray(24)]),
    ],
    ['a cut JPEG', JPEG.subarray(0, 20)],
  ])('refuses %s with the reason', (_, logo) => {
    expect(() => withLogo(logo)).toThrow(PaperError);
  });
});

describe('papers', () => {
  it('is found by type and paper', () => {
    expect(hasPaper('nfe')).toBe(true);
    expect(hasPaper('nfe', 'etiqueta')).toBe(true);
    expect(hasPaper('nfce', 'etiqueta')).toBe(false);
    expect(hasPaper('cte')).toBe(true);
    expect(hasPaper('dce')).toBe(true);
    expect(hasPaper('mdfe', 'cancelamento')).toBe(false);
    expect(hasPaper('nfcom', 'cancelamento')).toBe(false);
    expect(hasPaper('nfse')).toBe(true);
    expect(hasPaper('cte', 'cancelamento')).toBe(false);
    expect(hasPaper('constructor')).toBe(false);
    expect(() =>
      drawPaper({ type: 'nfce', xml: noteXml({ mod: '65' }), options: { paper: 'etiqueta' } }),
    ).toThrow(PaperError);
  });

  it('refuses an XML that is no note', () => {
    expect(() => drawPaper({ type: 'nfe', xml: '<cteProc/>' })).toThrow(/infNFe/);
    expect(() => drawPaper({ type: 'nfe', xml: 'nada' })).toThrow('malformado');
    expect(() => drawPaper({ type: 'cte', xml: noteXml() })).toThrow(/infCte/);
    expect(() => drawPaper({ type: 'nfcom', xml: noteXml() })).toThrow(/infNFCom/);
    expect(() => drawPaper({ type: 'nfse', xml: noteXml() })).toThrow(/infNFSe/);
  });

  it('events count for the document they name', async () => {
    const cteWith = (chave: string) =>
      textOf(drawPaper({ type: 'cte', xml: CTE, events: [cteEvent(chave)] }));
    expect(await cteWith(CTE_KEY)).toContain('CT-e CANCELADO');
    expect(await cteWith(CTE_KEY.replace(/.$/, 'X'))).not.toContain('CANCELADO');
  });
});

describe('an unconfirmed protocol', () => {
  const MARK = 'Protocolo não confirmado na SEFAZ';
  const ROLL = { mod: '65', items: 30, qrCode: 'https://example.com/qr?p=1' } as const;
  const XMLS: Readonly<Record<PrintedType, string>> = {
    nfe: noteXml({ items: 60 }),
    nfce: noteXml(ROLL),
    cte: CTE,
    mdfe: fixture('mdfe/fixtures/completo'),
    nfcom: fixture('nfcom/fixtures/completo'),
    nfse: `<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse"><infNFSe Id="NFS1"><emit><xNome>Orvalho Sistemas</xNome></emit>${fixture('nfse/fixtures/completo')}</infNFSe></NFSe>`,
    dce: fixture('dce/fixtures/marketplace'),
  };
  const EVENTS = [chaveOf(), chaveOf(ROLL)].flatMap((chave) => [
    eventXml('110111', '', { chave }),
    eventXml('110110', '<xCorrecao>Corrige</xCorrecao>', { chave }),
  ]);
  const sheets = ['carta-correcao', 'cancelamento'] as const;
  const all = Object.entries(XMLS).flatMap(([type, xml]) =>
    (['documento', 'etiqueta', ...sheets] as const)
      .filter((paper) => hasPaper(type, paper))
      .map((paper) => ({ type, xml, paper, events: type === 'nfe' || type === 'nfce' ? EVENTS : [] })),
  );

  it.each(all)('lies across every page: $paper of $type', async ({ paper, ...document }) => {
    const draw = (unconfirmed: boolean) => drawPaper({ ...document, options: { paper, unconfirmed } });
    const marked = draw(true);
    const { pages, width, height } = await infoOf(marked);
    const slanted = (await wordsOf(marked)).filter(
      ({ text, angle }) => text === 'confirmado' && angle % 90 !== 0,
    );
    for (let page = 1; page <= pages; page++)
      expect(slanted.filter((word) => word.page === page).length).toBeGreaterThanOrEqual(2);
    const inside = slanted.every(
      ({ xMin, yMin, xMax, yMax }) => xMin >= 0 && yMin >= 0 && xMax <= width && yMax <= height,
    );
    expect(inside).toBe(true);
    expect(await rawTextOf(marked)).toContain(MARK);
    const plain = draw(false);
    expect(await rawTextOf(plain)).not.toContain(MARK);
    expect(await codesOf(marked)).toEqual(await codesOf(plain));
  });
});
