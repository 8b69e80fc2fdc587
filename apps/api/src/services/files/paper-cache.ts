/** Drawn papers, the least lately used ones forgotten first. */
export interface PaperCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
}

/** @param bytesMax total size of all papers; a larger paper is not cached */
export function createPaperCache(bytesMax: number): PaperCache {
  /** In the order of use. */
  const papers = new Map<string, Uint8Array>();
  let cachedBytes = 0;
  const remove = (key: string): Uint8Array | undefined => {
    const bytes = papers.get(key);
    papers.delete(key);
    cachedBytes -= bytes?.length ?? 0;
    return bytes;
  };
  const add = (key: string, bytes: Uint8Array): void => {
    papers.set(key, bytes);
    cachedBytes += bytes.length;
  };
  return {
    get(key) {
      const bytes = remove(key);
      if (bytes) add(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      remove(key);
      if (bytes.length > bytesMax) return;
      add(key, bytes);
      for (const oldest of papers.keys()) {
        if (cachedBytes <= bytesMax) return;
        remove(oldest);
      }
    },
  };
}
