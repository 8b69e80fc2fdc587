import { type PaperStyle, paperBlocks } from '../blocks/paper-style.ts';

const STYLE: PaperStyle = {
  fields: { family: 'sans', labelSize: 5.5, valueSize: 8.5 },
  rowHeight: 20,
  title: { height: 11, base: 8, size: 6.5 },
  banner: { height: 14, base: 10, size: 8.5 },
};
export const ROW_HEIGHT = STYLE.rowHeight;
export const TITLE_HEIGHT = STYLE.title.height;

export const { blockTitle, rows, banner } = paperBlocks(STYLE);
