import 'server-only';
import { env } from '../../env.ts';

/** Whether messages stay on this machine instead of being sent. */
export const hasOutbox = async (): Promise<boolean> =>
  fetch(`${env().apiUrl}/api/outbox`, { cache: 'no-store' }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
