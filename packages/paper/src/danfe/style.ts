import { type PaperStyle, paperBlocks } from '../blocks/paper-style.ts';

/** Times, titles in bold capitals of at least 5 points, contents of at least 6. Source: MOC 7.0, annex II, fonts of the DANFE. */
const STYLE: PaperStyle = {
  fields: { family: 'serif', labelSize: 5.5, valueSize: 9 },
  rowHeight: 19,
  title: { height: 10, base: 7.5, size: 6.5 },
  banner: { height: 13, base: 9.5, size: 9 },
};
export const FIELDS = STYLE.fields;
export const ROW_HEIGHT = STYLE.rowHeight;
export const BANNER_HEIGHT = STYLE.banner.height;

export const { blockTitle, rows, banner } = paperBlocks(STYLE);
