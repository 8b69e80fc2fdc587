/** A letter with everything in it. */
export const LETTER_BYTES_MAX = 10 * 1024 * 1024;

export interface Room {
  take(bytes: number): boolean;
  give(bytes: number): void;
}

/** Bytes that letters may take up in memory: all together, and those of each key, an address or a host. */
export function createRooms(bytesMax: { readonly all: number; readonly each: number }) {
  const taken = new Map<string, number>();
  let free = bytesMax.all;
  const count = (keys: readonly string[], bytes: number): void => {
    free -= bytes;
    for (const key of keys) {
      const sum = (taken.get(key) ?? 0) + bytes;
      if (sum === 0) taken.delete(key);
      else taken.set(key, sum);
    }
  };
  return {
    /** Room of one letter, which counts for each of its keys. */
    roomOf: (keys: readonly string[]): Room => ({
      take(bytes) {
        if (bytes > free || keys.some((key) => (taken.get(key) ?? 0) + bytes > bytesMax.each)) return false;
        count(keys, bytes);
        return true;
      },
      give: (bytes) => count(keys, -bytes),
    }),
  };
}

const FIRST_BYTES = 64 * 1024;

/** A letter as it comes, in one buffer: the server gives each of its lines a buffer of its own. */
export function createHeldLetter(room: Room) {
  let buffer = Buffer.alloc(0);
  let bytes = 0;
  const release = (): void => {
    room.give(buffer.length);
    buffer = Buffer.alloc(0);
  };
  return {
    release,
    read: () => buffer.subarray(0, bytes),
    /** `too-large`, or `no-room` for now: the letter is not stored any more. */
    add(chunk: Buffer): 'held' | 'too-large' | 'no-room' {
      const end = bytes + chunk.length;
      if (end > LETTER_BYTES_MAX) return 'too-large';
      if (end > buffer.length) {
        const size = Math.min(Math.max(2 * buffer.length, end, FIRST_BYTES), LETTER_BYTES_MAX);
        if (!room.take(size - buffer.length)) return 'no-room';
        const grown = Buffer.allocUnsafe(size);
        buffer.copy(grown, 0, 0, bytes);
        buffer = grown;
      }
      chunk.copy(buffer, bytes);
      bytes = end;
      return 'held';
    },
  };
}
