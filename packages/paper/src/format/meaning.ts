/** Printed meaning of a code of a layout; an unknown code is printed itself. */
export const meaningIn =
  (words: Readonly<Record<string, string>>) =>
  (code: string): string =>
    words[code] ?? code;
