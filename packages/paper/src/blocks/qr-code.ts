import encodeQR from 'qr';
import type { Page, Rectangle } from '../page/page.ts';

/** Error correction M, as the manuals of DANFE NFC-e, DACTE and DAMDFE ask for. */
const MATRIX = { ecc: 'medium', border: 1 } as const;
/** Modules of white around the code, the matrix's own one included. */
const QUIET_MODULES = 4;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Draws the text as a QR Code into a square of that side, its quiet zone included. */
export function qrCode(page: Page, text: string, { x, y, side }: Square): void {
  const matrix = encodeQR(text, 'raw', MATRIX);
  const around = QUIET_MODULES - MATRIX.border;
  const unit = side / (matrix.length + 2 * around);
  const parts: Rectangle[] = [];
  matrix.forEach((row, line) => {
    for (let at = 0; at < row.length; at++) {
      if (!row[at]) continue;
      const start = at;
      while (row[at + 1]) at++;
      const width = (at + 1 - start) * unit;
      parts.push({ x: x + (start + around) * unit, y: y + (line + around) * unit, width, height: unit });
    }
  });
  page.shape(parts);
}
