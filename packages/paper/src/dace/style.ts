import { type PaperStyle, paperBlocks } from '../blocks/paper-style.ts';

const STYLE: PaperStyle = {
  fields: { family: 'serif', labelSize: 5, valueSize: 8 },
  rowHeight: 18,
  title: { height: 10, base: 7, size: 6.5, bar: 'left' },
  banner: { height: 13, base: 9.5, size: 8 },
};
export const ROW_HEIGHT = STYLE.rowHeight;
export const TITLE_HEIGHT = STYLE.title.height;
export const BANNER_HEIGHT = STYLE.banner.height;
export const SIZE = 7;
export const LEADING = 8.5;

export const { blockTitle, rows, banner } = paperBlocks(STYLE);
