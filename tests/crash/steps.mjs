import http from 'node:http';

/**
 * Server to which the processes under test report each named step. A step that the test waits for ends that wait before
 * the process may continue; other steps may be answered with an effect on their message.
 * @param {(step: string) => string | null} effectOf
 */
export async function createSteps(effectOf) {
  /** @type {Record<string, number>} */
  const passed = {};
  /** @type {Set<{ step: string, left: number, happened: () => void }>} */
  const waits = new Set();
  let calm = false;

  const server = http.createServer((request, response) => {
    const step = request.url?.split('/').at(-1) ?? '';
    passed[step] = (passed[step] ?? 0) + 1;
    for (const wait of waits) {
      if (wait.step !== step || --wait.left > 0) continue;
      waits.delete(wait);
      wait.happened();
    }
    request.resume();
    response.end(calm ? '' : (effectOf(step) ?? ''));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;

  return {
    url: `http://127.0.0.1:${port}`,
    passed,
    /**
     * Calls `strike` at the nth passing of the step, while that process waits. False on timeout.
     * @type {(step: string, nth: number, strike: () => void, withinMs: number) => Promise<boolean>}
     */
    at(step, nth, strike, withinMs) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          waits.delete(wait);
          resolve(false);
        }, withinMs);
        const wait = {
          step,
          left: nth,
          happened() {
            clearTimeout(timer);
            strike();
            resolve(true);
          },
        };
        waits.add(wait);
      });
    },
    calm() {
      calm = true;
      waits.clear();
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
