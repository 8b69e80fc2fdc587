import { infoOf, wordsOf } from './pdf-tools.ts';

/** Nearer to the edge than this printers lose what is printed. */
const EDGE = 10;

/** Words that overlap another one, as texts. */
export async function overlappingWords(pdf: Uint8Array): Promise<string[]> {
  const words = (await wordsOf(pdf)).filter(({ angle }) => angle % 90 === 0);
  const overlap = words.filter((a, i) =>
    words.slice(i + 1).some((b) => {
      const across = Math.min(a.xMax, b.xMax) - Math.max(a.xMin, b.xMin);
      const down = Math.min(a.yMax, b.yMax) - Math.max(a.yMin, b.yMin);
      return a.page === b.page && across > 1 && down > 3;
    }),
  );
  return overlap.map(({ text }) => text);
}

/** Words that reach beyond the paper or into its edge, as texts. */
export async function wordsOffPaper(pdf: Uint8Array): Promise<string[]> {
  const { width, height } = await infoOf(pdf);
  return (await wordsOf(pdf))
    .filter(
      ({ xMin, yMin, xMax, yMax }) =>
        xMin <= EDGE || yMin <= EDGE || xMax >= width - EDGE || yMax >= height - EDGE,
    )
    .map(({ text }) => text);
}
