import { type PaperStyle, paperBlocks } from '../blocks/paper-style.ts';

/** Times, titles in bold capitals, contents of at least 6 points. Source: MOC CT-e 4.00, Anexo II. */
const STYLE: PaperStyle = {
  fields: { family: 'serif', labelSize: 5, valueSize: 8 },
  rowHeight: 17,
  title: { height: 9, base: 6.5, size: 6, bar: 'center' },
  banner: { height: 12, base: 9, size: 8 },
};
export const FIELDS = STYLE.fields;
export const ROW_HEIGHT = STYLE.rowHeight;
export const TITLE_HEIGHT = STYLE.title.height;
export const BANNER_HEIGHT = STYLE.banner.height;

export const { blockTitle, rows, banner } = paperBlocks(STYLE);
