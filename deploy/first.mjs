import { constants } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * `node --import /first.mjs …`, in images. The kernel drops a signal that the first process of a container has no handler for: one
 * that still starts would be waited for and then killed. So it ends at once until the process has had a handler of its own.
 */
if (isMainThread)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    let handled = false;
    process.on(signal, () => {
      handled ||= process.listenerCount(signal) > 1;
      if (!handled) process.exit(128 + constants.signals[signal]);
    });
  }
