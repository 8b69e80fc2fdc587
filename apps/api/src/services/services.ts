import { accessServices } from './access/access-services.ts';
import { accountServices } from './account/account-services.ts';
import { authorityServices } from './authority/authority-services.ts';
import { changeServices } from './changes/change-services.ts';
import { companyServices } from './companies/company-services.ts';
import { createContingencyServices } from './contingency/contingency.ts';
import type { Dependencies } from './dependencies.ts';
import { documentServices } from './documents/document-services.ts';
import { emailServices } from './emails/email-services.ts';
import { emissionServices } from './emission/emission-services.ts';
import { eventServices } from './events/event-services.ts';
import { exchangeServices } from './exchanges/exchange-services.ts';
import { fileServices } from './files/file-services.ts';
import { haltedServices } from './halted/halted-services.ts';
import { importServices } from './imports/import-services.ts';
import { createSearchCodes } from './law/search-codes.ts';
import { numberServices } from './numbers/number-services.ts';
import { createFollowReceived } from './received/follow-received.ts';
import { createReceivedServices } from './received/received-services.ts';
import { sandboxServices } from './sandbox/sandbox-services.ts';
import { webhookServices } from './webhooks/webhook-services.ts';

/** The use cases: the only way from an edge to the database, Temporal and the authorities. */
export function createServices(dependencies: Dependencies) {
  const changes = changeServices(dependencies);
  const documents = documentServices(dependencies, changes);
  const { paperDesk, ...files } = fileServices(dependencies, documents);
  const received = createReceivedServices(dependencies, paperDesk);
  return {
    ...accessServices(dependencies),
    ...changes,
    ...documents,
    ...emissionServices(dependencies),
    ...eventServices(dependencies, documents),
    ...exchangeServices(dependencies, documents),
    ...files,
    contingency: createContingencyServices(dependencies),
    received,
    followReceived: createFollowReceived({
      followChanges: changes.followReceivedChanges,
      some: (principal, ids) => received.some(principal, ids),
    }),
    searchCodes: createSearchCodes(() => dependencies.emission.rtc?.()),
    ...emailServices(dependencies, { ...documents, paperDesk }),
    ...numberServices(dependencies),
    ...haltedServices(dependencies),
    ...companyServices(dependencies),
    ...importServices(dependencies),
    ...accountServices(dependencies),
    ...authorityServices(dependencies),
    ...webhookServices(dependencies),
    ...sandboxServices(dependencies),
    accessKeyHashes: dependencies.accessKeyHashes,
  };
}

export type Services = ReturnType<typeof createServices>;
