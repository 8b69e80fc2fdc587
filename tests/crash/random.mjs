/**
 * Numbers that depend on nothing but the seed (mulberry32).
 * @param {string} seed
 */
export function createRandom(seed) {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** @type {(limit: number) => number} */
  const below = (limit) => Math.floor(next() * limit);
  /**
   * @template T
   * @param {T[]} list
   * @returns {T}
   */
  const pick = (list) => at(list, below(list.length));
  return {
    next,
    below,
    pick,
    /**
     * Picks from `[value, weight]` rows.
     * @template T
     * @param {[T, number][]} rows
     */
    weighted(rows) {
      let left = next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of rows) if ((left -= weight) < 0) return value;
      return at(rows, 0)[0];
    },
    /**
     * @template T
     * @param {T[]} list
     */
    shuffled(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [at(copy, j), at(copy, i)];
      }
      return copy;
    },
  };
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} index
 */
function at(list, index) {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}

/** @type {(text: string) => number} */
function hash(text) {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16_777_619);
  return value;
}
