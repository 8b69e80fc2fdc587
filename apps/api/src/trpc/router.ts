import { accountRoom } from './account.ts';
import { auditRoom } from './audit.ts';
import { certificatesRoom } from './certificates.ts';
import { clientsRoom } from './clients.ts';
import { creditsRoom } from './credits.ts';
import { documentRoom } from './document.ts';
import { documentsRoom } from './documents.ts';
import { emissionRoom } from './emission.ts';
import { homeRoom } from './home.ts';
import { keysRoom } from './keys.ts';
import { numberingRoom } from './numbering.ts';
import { requestsRoom } from './requests.ts';
import { sandboxRoom } from './sandbox.ts';
import { sefazRoom } from './sefaz.ts';
import { sessionRoom } from './session.ts';
import { teamRoom } from './team.ts';
import { tokensRoom } from './tokens.ts';
import { router } from './trpc.ts';
import { viewsRoom } from './views.ts';

/** Every procedure of the console, a room each. */
export const appRouter = router({
  account: accountRoom,
  audit: auditRoom,
  certificates: certificatesRoom,
  clients: clientsRoom,
  credits: creditsRoom,
  document: documentRoom,
  documents: documentsRoom,
  emission: emissionRoom,
  home: homeRoom,
  keys: keysRoom,
  numbering: numberingRoom,
  requests: requestsRoom,
  sandbox: sandboxRoom,
  sefaz: sefazRoom,
  session: sessionRoom,
  team: teamRoom,
  tokens: tokensRoom,
  views: viewsRoom,
});

export type AppRouter = typeof appRouter;
