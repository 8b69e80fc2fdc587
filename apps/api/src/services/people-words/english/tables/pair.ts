/** A sentence of a table of rejections, and its English. */
export type Pair = readonly [portuguese: string, english: string];
