import { sleep, type TemporalFailure } from '@temporalio/workflow';
import { FAULT_PAUSE_MS, faultReason, isOutage, isStepFailure } from './faults.ts';

export interface Attempts<T> {
  /** Runs from the rows' state to an end, or to a wait after which the rows are read again. */
  readonly run: () => Promise<T | 'again'>;
  /** Stores a technical error in the rows. */
  readonly giveUp: (reason: string) => Promise<T | 'again'>;
  /** Name of the current step. */
  readonly doing: () => string;
}

/**
 * Runs passes until one ends. After a fault of ours the rows are read again after a pause; a persistent one becomes a
 * technical error.
 */
export async function untilDone<T>({ run, giveUp, doing }: Attempts<T>): Promise<T> {
  let faults = 0;

  for (;;) {
    try {
      const done = await run();
      if (done !== 'again') return done;
      faults = 0;
    } catch (error) {
      if (!isStepFailure(error)) throw error;
      const done = await recover(error);
      if (done !== 'again') return done;
    }
  }

  async function recover(error: TemporalFailure): Promise<T | 'again'> {
    if (!isOutage(error)) faults += 1;
    const pauseMs = FAULT_PAUSE_MS[faults];
    if (pauseMs !== undefined) {
      await sleep(pauseMs);
      return 'again';
    }
    faults = 0;
    try {
      return await giveUp(faultReason(error, doing()));
    } catch (again) {
      if (!isStepFailure(again)) throw again;
      // Not even that could be written down: nothing is lost, the row is still pending.
      await sleep('5 minutes');
      return 'again';
    }
  }
}
