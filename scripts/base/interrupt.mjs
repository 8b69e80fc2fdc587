/** @type {Set<() => unknown>} */
const cleanUps = new Set();

/**
 * Runs `cleanUp`, and all other registered ones, when this process is interrupted. Returns a function that unregisters
 * it.
 * @type {(cleanUp: () => unknown) => () => void}
 */
export function whenInterrupted(cleanUp) {
  if (cleanUps.size === 0) for (const name of ['SIGINT', 'SIGTERM']) process.on(name, leave);
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size === 0) for (const name of ['SIGINT', 'SIGTERM']) process.off(name, leave);
  };
}

function leave() {
  void Promise.allSettled([...cleanUps].map((cleanUp) => cleanUp())).then(() => process.exit(1));
}
