import { clientsRoom } from './clients.ts';
import { sessionRoom } from './session.ts';
import { router } from './trpc.ts';

/** Every procedure of the console, a room each. */
export const appRouter = router({
  clients: clientsRoom,
  session: sessionRoom,
});

export type AppRouter = typeof appRouter;
