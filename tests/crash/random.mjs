/** Numbers that depend on nothing but the seed (mulberry32). */
export function createRandom(seed) {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  return {
    next,
    below,
    pick,
    /** One of `[value, weight]` rows. */
    weighted(rows) {
      let left = next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of rows) if ((left -= weight) < 0) return value;
      return rows[0][0];
    },
    shuffled(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j], copy[i]];
      }
      return copy;
    },
  };
}

function hash(text) {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16_777_619);
  return value;
}
