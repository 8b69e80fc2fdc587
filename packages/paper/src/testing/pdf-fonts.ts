/** A font as the file describes it. */
export interface PdfFont {
  readonly name: string;
  /** Format of the glyphs' program. */
  readonly type: string;
  readonly encoding: string;
  readonly embedded: boolean;
  /** Detected by its tag, six letters and a plus. */
  readonly subset: boolean;
}

const nameIn = (dictionary: string, key: string): string =>
  new RegExp(`/${key}\\s*/([^\\s/<>[\\]]+)`).exec(dictionary)?.[1] ?? '';

/** Dictionaries by object number, as the file's table of offsets finds them. */
function dictionariesOf(pdf: Uint8Array): readonly string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1];
  const entries = [...file.slice(Number(table)).matchAll(/^(\d{10}) \d{5} [nf]/gm)];
  if (table === undefined || entries.length === 0) throw new Error('The file has no table of its objects');
  return entries.map(([, offset]) => file.slice(Number(offset)).split(/\b(?:endobj|stream)\b/, 1)[0] ?? '');
}

/** Every font of the file, used or not. pdfjs would report its own repaired version. */
export function fontsOf(pdf: Uint8Array): PdfFont[] {
  const dictionaries = dictionariesOf(pdf);
  const referencedDictionary = (dictionary: string, key: string): string | undefined =>
    dictionaries[Number(new RegExp(`/${key}\\s*\\[?\\s*(\\d+) \\d+ R`).exec(dictionary)?.[1])];
  const fonts = dictionaries.filter((one) => nameIn(one, 'Type') === 'Font');
  return fonts.map((font) => {
    const name = nameIn(font, 'BaseFont');
    return {
      name,
      type: nameIn(font, 'Subtype'),
      encoding: nameIn(font, 'Encoding'),
      embedded:
        referencedDictionary(referencedDictionary(font, 'FontDescriptor') ?? '', 'FontFile[23]?') !==
        undefined,
      subset: /^[A-Z]{6}\+/.test(name),
    };
  });
}
