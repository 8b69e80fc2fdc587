import type { Page, Rectangle } from '../page/page.ts';

/** Widths in modules of bar, space, bar, space, bar, space for symbol values 0–105. Source: ISO/IEC 15417, table 1. */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const STOP = '2331112';
const START_B = 104;
const START_C = 105;
const TO_B = 100;
const TO_C = 99;
/** A run of digits shorter than this costs more to switch for than it saves. */
const DIGITS_WORTH_C = 4;
const QUIET_MODULES = 10;

const digitsAt = (text: string, at: number): number => /^\d*/.exec(text.slice(at))?.[0].length ?? 0;

/** Symbol values of the text, start and check symbol included: set C for digits, set B for what else a key may hold. */
export function code128Values(text: string): number[] {
  let inC = digitsAt(text, 0) >= DIGITS_WORTH_C;
  const values = [inC ? START_C : START_B];
  for (let at = 0; at < text.length; ) {
    const digits = digitsAt(text, at);
    if (inC && digits >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (inC) {
      values.push(TO_B);
      inC = false;
    } else if (digits >= DIGITS_WORTH_C && digits % 2 === 0) {
      values.push(TO_C);
      inC = true;
    } else {
      values.push(text.charCodeAt(at) - 32);
      at++;
    }
  }
  const sum = values.reduce((total, value, position) => total + value * Math.max(1, position), 0);
  return [...values, sum % 103];
}

/** Draws the text as Code 128, quiet zones included in the width. Source: MOC 7.0, annex II (Code 128C). */
export function code128(page: Page, text: string, { x, y, width, height }: Rectangle): void {
  const widths =
    code128Values(text)
      .map((value) => PATTERNS[value] ?? '')
      .join('') + STOP;
  let modules = 2 * QUIET_MODULES;
  for (const digit of widths) modules += Number(digit);
  const unit = width / modules;
  const bars: Rectangle[] = [];
  let at = x + QUIET_MODULES * unit;
  for (let i = 0; i < widths.length; i++) {
    const run = Number(widths[i]) * unit;
    if (i % 2 === 0) bars.push({ x: at, y, width: run, height });
    at += run;
  }
  page.shape(bars);
}
