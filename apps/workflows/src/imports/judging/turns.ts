/** What a piece of work cost its owner, and what came of it. */
export interface Done<T> {
  readonly value: T;
  readonly cpuMs: number;
}

/** One piece of work at a time; next is that of the owner who used least CPU since it joined. */
export interface CpuTurns {
  take<T>(owner: string, work: () => Promise<Done<T>>): Promise<T>;
  /** Forgets what an owner used. Returns how many are left. */
  leave(owner: string): number;
}

interface Owner {
  usedMs: number;
  readonly waiting: (() => Promise<void>)[];
}

export function createCpuTurns(): CpuTurns {
  const owners = new Map<string, Owner>();
  let busy = false;

  /** Nobody who joins is owed what others used before. */
  function join(name: string): Owner {
    const least = Math.min(...[...owners.values()].map(({ usedMs }) => usedMs));
    const owner = { usedMs: Number.isFinite(least) ? least : 0, waiting: [] };
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
      if (work === undefined) break;
      await work();
    }
    busy = false;
  }

  return {
    take(name, work) {
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
    leave(name) {
      owners.delete(name);
      return owners.size;
    },
  };
}
