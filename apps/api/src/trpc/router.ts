import { accountProcedures } from './procedures/account.ts';
import { auditProcedures } from './procedures/audit.ts';
import { cadastrosProcedures } from './procedures/cadastros.ts';
import { certificatesProcedures } from './procedures/certificates.ts';
import { clientsProcedures } from './procedures/clients.ts';
import { contingencyProcedures } from './procedures/contingency.ts';
import { counterProcedures } from './procedures/counter/counter.ts';
import { creditsProcedures } from './procedures/credits.ts';
import { documentProcedures } from './procedures/document.ts';
import { documentsProcedures } from './procedures/documents.ts';
import { emailsProcedures } from './procedures/emails.ts';
import { emissionProcedures } from './procedures/emission.ts';
import { homeProcedures } from './procedures/home.ts';
import { importsProcedures } from './procedures/imports.ts';
import { keysProcedures } from './procedures/keys.ts';
import { numberingProcedures } from './procedures/numbering.ts';
import { ownDataProcedures } from './procedures/own-data.ts';
import { receivedProcedures } from './procedures/received/received.ts';
import { requestsProcedures } from './procedures/requests.ts';
import { sandboxProcedures } from './procedures/sandbox.ts';
import { sefazProcedures } from './procedures/sefaz.ts';
import { sessionProcedures } from './procedures/session.ts';
import { teamProcedures } from './procedures/team.ts';
import { tokensProcedures } from './procedures/tokens.ts';
import { viewsProcedures } from './procedures/views.ts';
import { webhooksProcedures } from './procedures/webhooks.ts';
import { router } from './trpc.ts';

/** Every procedure of the console, a room each. */
export const appRouter = router({
  account: accountProcedures,
  audit: auditProcedures,
  cadastros: cadastrosProcedures,
  certificates: certificatesProcedures,
  clients: clientsProcedures,
  contingency: contingencyProcedures,
  counter: counterProcedures,
  credits: creditsProcedures,
  document: documentProcedures,
  documents: documentsProcedures,
  emails: emailsProcedures,
  emission: emissionProcedures,
  home: homeProcedures,
  imports: importsProcedures,
  keys: keysProcedures,
  numbering: numberingProcedures,
  ownData: ownDataProcedures,
  received: receivedProcedures,
  requests: requestsProcedures,
  sandbox: sandboxProcedures,
  sefaz: sefazProcedures,
  session: sessionProcedures,
  team: teamProcedures,
  tokens: tokensProcedures,
  views: viewsProcedures,
  webhooks: webhooksProcedures,
});

export type AppRouter = typeof appRouter;
