import PDFDocument from 'pdfkit';
import type { Page } from './page.ts';
import { type Face, FIRST_BYTE, type Typeface, typeface } from './typeface.ts';

export interface Sheet {
  readonly page: Page;
  /** Points; the width is the page's. */
  readonly height: number;
  /** Drawn before the page, which covers it. */
  readonly under?: Page;
}

export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  /** Taken from the document itself, so that the same XML gives the same bytes. */
  readonly date: Date;
}

type Pdf = InstanceType<typeof PDFDocument>;
type Ref = ReturnType<Pdf['ref']>;

function endObject(pdf: Pdf, data: object, stream?: Uint8Array): Ref {
  const ref = pdf.ref(data);
  ref.end(stream);
  return ref;
}

/** Flag of a font with Latin characters. */
const NON_SYMBOLIC = 32;

function embed(pdf: Pdf, face: Typeface): Ref {
  const { ascent, descent, capHeight, bbox } = face.metrics;
  const program = { Filter: 'FlateDecode', Length1: face.program.length };
  return endObject(pdf, {
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: face.name,
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST_BYTE,
    LastChar: FIRST_BYTE + face.advances.length - 1,
    Widths: face.advances,
    FontDescriptor: endObject(pdf, {
      Type: 'FontDescriptor',
      FontName: face.name,
      Flags: NON_SYMBOLIC,
      FontBBox: bbox,
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: capHeight,
      StemV: 0,
      FontFile2: endObject(pdf, program, face.program.bytes),
    }),
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
  const draw = (page: Page): void => {
    for (const face of page.faces) {
      const font = fonts.get(face) ?? embed(pdf, typeface(face));
      fonts.set(face, font);
      pdf.page.fonts[face] = font;
    }
    pdf.save();
    pdf.page.write(page.content());
    pdf.restore();
    drawPictures(pdf, page, urls);
  };
  for (const { page, height, under } of sheets) {
    pdf.addPage({ size: [page.width, height], margin: 0 });
    if (under) draw(under);
    draw(page);
  }
  pdf.end();
  const bytes: unknown = pdf.read();
  if (!(bytes instanceof Uint8Array)) throw new Error('pdfkit gave no bytes');
  return bytes;
}
