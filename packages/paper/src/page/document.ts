import PDFDocument from 'pdfkit';
import type { Page } from './page.ts';
import { type Face, type Typeface, typeface } from './typeface.ts';

export interface Sheet {
  readonly page: Page;
  /** Points; the width is the page's. */
  readonly height: number;
}

export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  /** Taken from the document itself, so that the same XML gives the same bytes. */
  readonly date: Date;
}

type Pdf = InstanceType<typeof PDFDocument>;
type Ref = ReturnType<Pdf['ref']>;

const hex4 = (code: number): string => code.toString(16).padStart(4, '0');

/** Which character each glyph stands for: what makes the text of a page searchable. */
function toUnicode(face: Typeface): string {
  const rows: string[] = [];
  // forEach leaves out the first glyph, which stands for no character.
  face.unicode.forEach((code, glyph) => rows.push(`<${hex4(glyph)}> <${hex4(code)}>`));
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const part = rows.slice(at, at + 100);
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** pdfkit writes a `String` object as a PDF string, and a primitive as a name. */
const pdfString = (text: string): object => Object(text);

function ended(pdf: Pdf, data: object, stream?: Uint8Array | string): Ref {
  const ref = pdf.ref(data);
  ref.end(stream);
  return ref;
}

function embed(pdf: Pdf, face: Typeface): Ref {
  const { ascent, descent, capHeight, bbox } = face.metrics;
  const program = { Filter: 'FlateDecode', Length1: face.program.length };
  const descriptor = ended(pdf, {
    Type: 'FontDescriptor',
    FontName: face.name,
    Flags: 4,
    FontBBox: bbox,
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: capHeight,
    StemV: 0,
    FontFile2: ended(pdf, program, face.program.bytes),
  });
  const descendant = ended(pdf, {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: face.name,
    CIDSystemInfo: { Registry: pdfString('Adobe'), Ordering: pdfString('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, face.advances],
    CIDToGIDMap: 'Identity',
  });
  return ended(pdf, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: face.name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: ended(pdf, {}, toUnicode(face)),
  });
}

/** pdfkit embeds an image named by a text once, however many pages show it. */
const asDataUrl = (bytes: Uint8Array): string =>
  `data:image/*;base64,${Buffer.from(bytes).toString('base64')}`;

function drawPictures(pdf: Pdf, page: Page, urls: Map<Uint8Array, string>): void {
  for (const { bytes, x, y, width, height } of page.pictures) {
    const url = urls.get(bytes) ?? asDataUrl(bytes);
    urls.set(bytes, url);
    pdf.image(url, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }
}

/** The pages as one PDF. The same pages and info give the same bytes. */
export function toPdf(sheets: readonly Sheet[], info: DocumentInfo): Uint8Array {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.4',
    lang: 'pt-BR',
    displayTitle: true,
    font: '',
    info: {
      Title: info.title,
      Author: info.author,
      Producer: 'Emite',
      Creator: 'Emite',
      CreationDate: info.date,
    },
  });
  const fonts = new Map<Face, Ref>();
  const urls = new Map<Uint8Array, string>();
  for (const { page, height } of sheets) {
    pdf.addPage({ size: [page.width, height], margin: 0 });
    for (const face of page.faces) {
      const font = fonts.get(face) ?? embed(pdf, typeface(face));
      fonts.set(face, font);
      pdf.page.fonts[face] = font;
    }
    pdf.addContent(page.content());
    drawPictures(pdf, page, urls);
  }
  pdf.end();
  const bytes: unknown = pdf.read();
  if (!(bytes instanceof Uint8Array)) throw new Error('pdfkit gave no bytes');
  return bytes;
}
