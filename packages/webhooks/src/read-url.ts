/** Null for what is no URL. `URL.canParse` of Node 20, once hot, says so of any that is not ASCII. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
