/** Null for an invalid URL. `URL.canParse` of Node 20, once hot, rejects any that is not ASCII. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
