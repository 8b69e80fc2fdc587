/** Answers kept, the longest unused going first. */
const KEPT = 500;
/** Longer texts are asked anew each time. */
const LENGTH_MAX = 4096;

/** A function whose answer hangs on its text alone, asked once for each text; no answer (null) is not kept. */
export function remembering<T>(
  ask: (text: string) => Promise<T | null>,
): (text: string) => Promise<T | null> {
  const known = new Map<string, T>();
  return async (text) => {
    const kept = known.get(text);
    const answer = kept ?? (await ask(text));
    if (answer === null || text.length > LENGTH_MAX) return answer;
    known.delete(text);
    known.set(text, answer);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
