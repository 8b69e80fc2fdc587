/** One timer for all who wait for it, however many; none while nobody does. */
export interface Beat {
  enter(): void;
  leave(): void;
}

export function createBeat(everyMs: number, strike: () => void): Beat {
  let present = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    enter() {
      present += 1;
      timer ??= setInterval(strike, everyMs);
    },
    leave() {
      present -= 1;
      if (present > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
