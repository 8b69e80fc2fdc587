/** Cost and result of a piece of work. */
export interface Done<T> {
  readonly value: T;
  readonly cpuMs: number;
}

interface Owner {
  usedMs: number;
  readonly waiting: (() => Promise<void>)[];
}

/**
 * Runs one piece of work at a time; the owner who used least CPU is next. An owner who returns keeps its earlier usage
 * until others have caught up with it.
 */
export function createCpuTurns() {
  const owners = new Map<string, Owner>();
  /** CPU used by owners that left, where it exceeds that of the owner served last. */
  const ahead = new Map<string, number>();
  let servedMs = 0;
  let busy = false;

  /** A new owner has no credit for the time before. */
  function join(name: string): Owner {
    const owner = { usedMs: Math.max(servedMs, ahead.get(name) ?? 0), waiting: [] };
    ahead.delete(name);
    owners.set(name, owner);
    return owner;
  }

  async function goOn(): Promise<void> {
    if (busy) return;
    busy = true;
    for (;;) {
      const [next] = [...owners.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .sort((a, b) => a.usedMs - b.usedMs);
      const work = next?.waiting.shift();
      if (next === undefined || work === undefined) break;
      servedMs = Math.max(servedMs, next.usedMs);
      await work();
    }
    busy = false;
  }

  return {
    take<T>(name: string, work: () => Promise<Done<T>>): Promise<T> {
      const owner = owners.get(name) ?? join(name);
      return new Promise((resolve, reject) => {
        owner.waiting.push(async () => {
          try {
            const { value, cpuMs } = await work();
            owner.usedMs += cpuMs;
            resolve(value);
          } catch (error) {
            reject(error);
          }
        });
        void goOn();
      });
    },
    /** Ends an owner's turn. Returns the number of owners with work. */
    leave(name: string): number {
      ahead.set(name, owners.get(name)?.usedMs ?? 0);
      owners.delete(name);
      for (const [other, usedMs] of ahead) if (usedMs <= servedMs) ahead.delete(other);
      return owners.size;
    },
  };
}
