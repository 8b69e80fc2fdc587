import { createClientLogos } from '../services/companies/client-logos.ts';
import { createClients } from '../services/companies/clients.ts';
import { createCompanyCertificates } from '../services/companies/company-certificates.ts';
import { createMapSeries } from '../services/numbers/series-numbers.ts';
import type { Services } from '../services/services.ts';
import type { Dependencies } from './dependencies.ts';

/** The use cases of what belongs to a company itself. */
export function companyServices({
  storage: { db, vault },
  opener,
  printer,
  nowMs,
}: Pick<Dependencies, 'storage' | 'opener' | 'printer' | 'nowMs'>): Pick<
  Services,
  'clients' | 'clientLogos' | 'companyCertificates' | 'mapSeries'
> {
  return {
    clients: createClients({ db, vault, opener, nowMs }),
    clientLogos: createClientLogos({ db, printer }),
    companyCertificates: createCompanyCertificates({ db, opener, nowMs }),
    mapSeries: createMapSeries({ db }),
  };
}
