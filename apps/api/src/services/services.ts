import { accessServices } from './access/access-services.ts';
import { accountServices } from './account/account-services.ts';
import { authorityServices } from './authority/authority-services.ts';
import { changeServices } from './changes/change-services.ts';
import { companyServices } from './companies/company-services.ts';
import type { Dependencies } from './dependencies.ts';
import { documentServices } from './documents/document-services.ts';
import { emissionServices } from './emission/emission-services.ts';
import { eventServices } from './events/event-services.ts';
import { fileServices } from './files/file-services.ts';
import { haltedServices } from './halted/halted-services.ts';
import { numberServices } from './numbers/number-services.ts';
import { sandboxServices } from './sandbox/sandbox-services.ts';

/** The use cases: the only way from an edge to the database, Temporal and the authorities. */
export function createServices(dependencies: Dependencies) {
  const changes = changeServices(dependencies);
  const documents = documentServices(dependencies, changes);
  return {
    ...accessServices(dependencies),
    ...changes,
    ...documents,
    ...emissionServices(dependencies),
    ...eventServices(dependencies, documents),
    ...fileServices(dependencies, documents),
    ...numberServices(dependencies),
    ...haltedServices(dependencies),
    ...companyServices(dependencies),
    ...accountServices(dependencies),
    ...authorityServices(dependencies),
    ...sandboxServices(dependencies),
  };
}

export type Services = ReturnType<typeof createServices>;
