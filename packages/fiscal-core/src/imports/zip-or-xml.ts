const ZIP = Buffer.from('PK\u0003\u0004');
const MARK = Buffer.from('\uFEFF');

/** Judges a file by its first bytes; the content is judged file by file. */
export function isZipOrXml(start: Buffer): boolean {
  if (start.subarray(0, ZIP.length).equals(ZIP)) return true;
  const text = start.subarray(0, MARK.length).equals(MARK) ? start.subarray(MARK.length) : start;
  return text.subarray(0, 256).toString('latin1').trimStart().startsWith('<');
}
