/** A timer shared by all who wait for it; off while there are none. */
export function createBeat(everyMs: number, strike: () => void) {
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
