import type { RunningWorker } from './worker.ts';

export interface SuperviseDeps {
  readonly start: () => Promise<RunningWorker>;
  readonly onRunning: () => void;
  /** Once per outage, not per try. */
  readonly onFailing: (error: unknown) => void;
  readonly pauseMs: number;
}

/** Restarts a worker after any outage of Temporal: it starts when the server is up and again after it was down. */
export function supervise({ start, onRunning, onFailing, pauseMs }: SuperviseDeps) {
  let worker: RunningWorker | null = null;
  let stopped = false;
  let failing = false;
  let endPause: () => void = () => undefined;

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function live(): Promise<void> {
    while (!stopped) {
      try {
        const started = await start();
        worker = started;
        failing = false;
        if (stopped) await started.stop();
        else onRunning();
        await started.finished;
      } catch (error) {
        if (!failing && !stopped) onFailing(error);
        failing = true;
      }
      worker = null;
      if (!stopped) await pause();
    }
  }

  const life = live();
  return {
    isRunning: (): boolean => worker !== null,
    async stop() {
      stopped = true;
      endPause();
      // A worker that could not hand over in time has reported it; its work is found in the rows.
      await worker?.stop().catch(onFailing);
      await life;
    },
  };
}
