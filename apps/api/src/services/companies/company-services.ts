import type { Dependencies } from '../dependencies.ts';
import { createClientLogos } from './client-logos.ts';
import { createClientTokens } from './client-tokens.ts';
import { createClients } from './clients.ts';
import { createCompanyCertificates } from './company-certificates.ts';

/** What belongs to a company itself. */
export const companyServices = ({ db, vault, opener, printer, nowMs }: Dependencies) => ({
  clients: createClients({ db, vault, opener, nowMs }),
  clientLogos: createClientLogos({ db, printer }),
  clientTokens: createClientTokens({ db, vault }),
  companyCertificates: createCompanyCertificates({ db, opener, nowMs }),
});
