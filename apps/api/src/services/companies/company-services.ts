import type { Dependencies } from '../dependencies.ts';
import { createCertificateDesk } from './certificate-desk.ts';
import { createClientLogos } from './client-logos.ts';
import { createClientTokens } from './client-tokens.ts';
import { createClients } from './clients.ts';
import { createCompanyCertificates } from './company-certificates.ts';
import { createEndClient } from './end-client.ts';

/** What belongs to a company itself. */
export function companyServices({ db, vault, sealer, ask, printer, nowMs }: Dependencies) {
  const desk = createCertificateDesk({ db, sealer, ask });
  return {
    clients: createClients({ db, vault, desk }),
    endClient: createEndClient({ db }),
    clientLogos: createClientLogos({ db, printer }),
    clientTokens: createClientTokens({ db, vault }),
    companyCertificates: createCompanyCertificates({ db, desk, nowMs }),
  };
}
