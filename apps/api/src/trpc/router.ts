import { accountRoom } from './procedures/account.ts';
import { auditRoom } from './procedures/audit.ts';
import { certificatesRoom } from './procedures/certificates.ts';
import { clientsRoom } from './procedures/clients.ts';
import { creditsRoom } from './procedures/credits.ts';
import { documentRoom } from './procedures/document.ts';
import { documentsRoom } from './procedures/documents.ts';
import { emissionRoom } from './procedures/emission.ts';
import { homeRoom } from './procedures/home.ts';
import { keysRoom } from './procedures/keys.ts';
import { numberingRoom } from './procedures/numbering.ts';
import { requestsRoom } from './procedures/requests.ts';
import { sandboxRoom } from './procedures/sandbox.ts';
import { sefazRoom } from './procedures/sefaz.ts';
import { sessionRoom } from './procedures/session.ts';
import { teamRoom } from './procedures/team.ts';
import { tokensRoom } from './procedures/tokens.ts';
import { viewsRoom } from './procedures/views.ts';
import { router } from './trpc.ts';

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
