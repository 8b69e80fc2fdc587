import 'server-only';
import { env } from '../../env.ts';

/** Whether messages stay on this machine instead of being sent. */
export const hasOutbox = async (): Promise<boolean> =>
  fetch(`${env().apiUrl}/api/outbox`, { cache: 'no-store' }).then(
    async (answer) => {
      // Read, not canceled: Next keeps a second branch of the body, and a cancellation waits for both.
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
