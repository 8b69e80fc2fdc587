/** A piece of a text: `at` is where it begins. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly link: boolean;
}

/** A plain text with its http(s) addresses apart. */
export function linksApart(text: string): readonly Piece[] {
  let at = 0;
  return text.split(/(https?:\/\/[^\s<>"]+)/).flatMap((piece, index) => {
    const from = at;
    at += piece.length;
    return piece === '' ? [] : [{ at: from, text: piece, link: index % 2 === 1 }];
  });
}
