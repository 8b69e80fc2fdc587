import { accessServices } from './access/access-services.ts';
import { accountServices } from './account/account-services.ts';
import { authorityServices } from './authority/authority-services.ts';
import { changeServices } from './changes/change-services.ts';
import { companyServices } from './companies/company-services.ts';
import { createContingencyServices } from './contingency/contingency-services.ts';
import type { Dependencies } from './dependencies.ts';
import { documentServices } from './documents/document-services.ts';
import { emailServices } from './emails/email-services.ts';
import { emissionServices } from './emission/emission-services.ts';
import { eventServices } from './events/event-services.ts';
import { exchangeServices } from './exchanges/exchange-services.ts';
import { fileServices } from './files/file-services.ts';
import { createPaperDesk } from './files/paper-desk.ts';
import { haltedServices } from './halted/halted-services.ts';
import { importServices } from './imports/import-services.ts';
import { lawServices } from './law/law-services.ts';
import { numberServices } from './numbers/number-services.ts';
import { createConfirmReceived } from './received/confirm-received.ts';
import { createFollowReceived } from './received/follow-received.ts';
import { createReceivedServices } from './received/received-services.ts';
import { sandboxServices } from './sandbox/sandbox-services.ts';
import { webhookServices } from './webhooks/webhook-services.ts';

/**
 * The use cases: the only way from an edge to the database, Temporal and the authorities. Each is reached by the folder that
 * has it: `services.emission.emit`.
 */
export function createServices(dependencies: Dependencies) {
  const paperDesk = createPaperDesk(dependencies.printer, { limiter: dependencies.limiter });
  const changes = changeServices(dependencies);
  const documents = documentServices(dependencies, changes);
  const received = createReceivedServices(dependencies, paperDesk);
  const authority = authorityServices(dependencies);
  return {
    access: accessServices(dependencies),
    account: accountServices(dependencies),
    authority,
    changes,
    companies: companyServices(dependencies),
    contingency: createContingencyServices(dependencies),
    documents,
    emails: emailServices(dependencies, documents, paperDesk),
    emission: emissionServices(dependencies),
    events: eventServices(dependencies, documents),
    exchanges: exchangeServices(dependencies, documents),
    files: fileServices(dependencies, documents, paperDesk),
    halted: haltedServices(dependencies),
    imports: importServices(dependencies),
    law: lawServices(dependencies),
    numbers: numberServices(dependencies),
    received: {
      ...received,
      confirm: createConfirmReceived({ ...dependencies, consult: authority.consultKey }),
      follow: createFollowReceived({
        followChanges: changes.followReceived,
        some: (principal, ids) => received.some(principal, ids),
      }),
    },
    sandbox: sandboxServices(dependencies),
    webhooks: webhookServices(dependencies),
  };
}

export type Services = ReturnType<typeof createServices>;
