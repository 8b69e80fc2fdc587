import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const POINTS_PER_INCH = 72;

// Left to itself it would fetch the program from a CDN.
const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

type PageCanvas = Parameters<PDFPageProxy['render']>[0]['canvas'];
/** pdfjs accepts anything with a context; its types allow only a browser's canvas. */
const isPageCanvas = (canvas: object): canvas is NonNullable<PageCanvas> => 'getContext' in canvas;

/** Codes that a scanner reads from the printed page, `Format:content`, sorted. */
export async function codesOn(page: PDFPageProxy, dotsPerInch: number): Promise<string[]> {
  const viewport = page.getViewport({ scale: dotsPerInch / POINTS_PER_INCH });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  if (!isPageCanvas(canvas)) throw new Error('The canvas has no context');
  await page.render({ canvas, viewport }).promise;
  const data = new Uint8ClampedArray(canvas.data());
  const image = { data, width, height, colorSpace: 'srgb' } as const;
  const codes = await readBarcodes(image, {
    formats: ['AllLinear', 'QRCode'],
    // Rendered paper is evenly lit and has nothing inverted; one size of it is enough.
    binarizer: 'GlobalHistogram',
    tryInvert: false,
    tryDownscale: false,
    textMode: 'Plain',
  });
  return codes.map(({ format, text }) => `${format}:${text}`).toSorted();
}
