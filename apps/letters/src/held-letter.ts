/** A letter with everything in it. */
export const LETTER_BYTES_MAX = 10 * 1024 * 1024;

/** Bytes that letters of all connections may take up in memory. */
export function createRoom(bytesMax: number): { take(bytes: number): boolean; give(bytes: number): void } {
  let free = bytesMax;
  return {
    take(bytes) {
      if (bytes > free) return false;
      free -= bytes;
      return true;
    },
    give(bytes) {
      free += bytes;
    },
  };
}
export type Room = ReturnType<typeof createRoom>;

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
