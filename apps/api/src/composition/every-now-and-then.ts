/** Does it now and every `everyMs`, never twice at once. `close` waits for what is under way. */
export function everyNowAndThen(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let underWay: Promise<unknown> | null = null;
  const look = () => {
    underWay ??= work()
      .catch(onError)
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
