import { setTimeout as delay } from 'node:timers/promises';

/** Longer than anything takes on a machine that others keep busy. */
const HANGS_MS = 300_000;

/**
 * Asks `probe` again and again until it gives something truthy, and returns that.
 * Throws after `timeoutMs` with `what` in the message.
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} probe
 * @param {{ timeoutMs?: number, everyMs?: number, giveUp?: () => string | null | undefined }} [options] giveUp: why to wait no longer
 */
export async function waitFor(what, probe, { timeoutMs = HANGS_MS, everyMs = 50, giveUp } = {}) {
  const deadline = Date.now() + timeoutMs;
  let last;
  for (;;) {
    try {
      const answer = await probe();
      if (answer) return answer;
    } catch (error) {
      last = error;
    }
    const reason = giveUp?.();
    if (reason) throw new Error(reason);
    if (Date.now() > deadline) {
      throw new Error(`${what}: not ready after ${Math.round(timeoutMs / 1000)} s`, { cause: last });
    }
    await delay(everyMs);
  }
}
