/** Cached answers; the least recently used one leaves first. */
const KEPT = 500;
/** Longer texts are not cached. */
const LENGTH_MAX = 4096;

/** Caches a function whose answer depends on its text alone; null is not cached. */
export function remembering<T>(
  ask: (text: string) => Promise<T | null>,
): (text: string) => Promise<T | null> {
  const known = new Map<string, T>();
  return async (text) => {
    const remembered = known.get(text);
    const answer = remembered ?? (await ask(text));
    if (answer === null || text.length > LENGTH_MAX) return answer;
    known.delete(text);
    known.set(text, answer);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
