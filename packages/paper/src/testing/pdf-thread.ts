import { createRequire } from 'node:module';
import path from 'node:path';
import {
  getDocument,
  PDFDateString,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { codesOn } from './pdf-codes.ts';
import { type Run, runsOn } from './pdf-runs.ts';

export interface PdfInfo {
  readonly pages: number;
  /** Width of the first page, in points. */
  readonly width: number;
  readonly height: number;
  readonly creationDate: Date | null;
  readonly modDate: Date | null;
}

export interface PdfRequest {
  readonly pdf: Uint8Array;
  /** Whether its text is wanted. */
  readonly runs?: boolean;
  /** The page whose codes are wanted, and how finely it is printed. */
  readonly codes?: { readonly page: number; readonly dotsPerInch: number };
}

export interface PdfReading {
  readonly info: PdfInfo;
  readonly runs: readonly Run[];
  readonly codes: readonly string[];
}

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${PDFJS}/${name}/`;
/** Missing data comes from the package, and an unreadable part of a page is an error instead of being omitted. */
const OPTIONS = {
  verbosity: VerbosityLevel.ERRORS,
  stopAtErrors: true,
  cMapUrl: folder('cmaps'),
  iccUrl: folder('iccs'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
};

function dateIn(info: object, name: string): Date | null {
  const text: unknown = Reflect.get(info, name);
  if (text === undefined) return null;
  const date = typeof text === 'string' ? PDFDateString.toDateObject(text) : null;
  if (date === null) throw new Error(`${name} is no date`);
  return date;
}

async function infoOf(document: PDFDocumentProxy): Promise<PdfInfo> {
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  const { info } = await document.getMetadata();
  return {
    pages: document.numPages,
    width,
    height,
    creationDate: dateIn(info, 'CreationDate'),
    modDate: dateIn(info, 'ModDate'),
  };
}

async function runsOf(document: PDFDocumentProxy): Promise<Run[]> {
  const runs: Run[] = [];
  for (let page = 1; page <= document.numPages; page++)
    runs.push(...(await runsOn(await document.getPage(page))));
  return runs;
}

/** Runs in a thread of its own (pdf-tools.ts): what is asked of one file. */
export async function read({ pdf, runs = false, codes }: PdfRequest): Promise<PdfReading> {
  const document = await getDocument({ ...OPTIONS, data: pdf }).promise;
  try {
    return {
      info: await infoOf(document),
      runs: runs ? await runsOf(document) : [],
      codes: codes ? await codesOn(await document.getPage(codes.page), codes.dotsPerInch) : [],
    };
  } finally {
    await document.loadingTask.destroy();
  }
}
