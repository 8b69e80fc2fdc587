/** XML without white space between elements, laid out two blanks a level; texts stay as they are. */
export function indentXml(xml: string): string {
  let level = 0;
  const lines: string[] = [];
  for (const [piece] of xml.matchAll(/<[^>]*>[^<]*/g)) {
    const closes = piece.startsWith('</');
    if (closes) level--;
    const last = lines.length - 1;
    // An element of text closes on its own line.
    const before = lines[last];
    const isLeaf =
      closes &&
      before !== undefined &&
      before.trimStart().startsWith(`<${nameOf(piece)}`) &&
      !before.includes('</');
    if (isLeaf) lines[last] = before + piece;
    else lines.push('  '.repeat(Math.max(level, 0)) + piece);
    if (!closes && !/^<[?!]|\/>/.test(piece)) level++;
  }
  return lines.join('\n');
}

const nameOf = (closing: string): string => /^<\/([^\s>]+)/.exec(closing)?.[1] ?? '';
