import type { Dependencies } from '../dependencies.ts';
import { createCadastros } from './cadastros.ts';
import { createCertificateChanges } from './certificate-changes.ts';
import { createCertificateDesk } from './certificate-desk.ts';
import { createClientLogos } from './client-logos.ts';
import { createClientTokens } from './client-tokens.ts';
import { createClients } from './clients.ts';
import { createCompanyCertificates } from './company-certificates.ts';
import { createCounters } from './counters.ts';
import { createEndClient } from './end-client.ts';
import { createPublicRegisters } from './public-registers.ts';
import { createCheckReadiness } from './readiness/readiness.ts';

/** Services of a company itself. */
export function companyServices(dependencies: Dependencies) {
  const { db, vault, sealer, ask, printer, registers, emission, liveTransmission, logger, nowMs } =
    dependencies;
  const { tryTokens, publicUrl, limiter, notifyCertificateChange: notifyChange } = dependencies;
  const desk = createCertificateDesk({ db, sealer, ask });
  const clients = createClients({ db, vault, desk });
  return {
    clients,
    counters: createCounters(db),
    endClient: createEndClient({ db }),
    logos: createClientLogos({ db, printer }),
    tokens: createClientTokens({ db, vault, tryTokens, publicUrl }),
    checkReadiness: createCheckReadiness({
      db,
      ask,
      liveTransmission,
      emission,
      nowMs,
      onError: (error) => logger.warn({ err: error }, 'readiness could not be asked of a worker'),
    }),
    cadastros: createCadastros(db),
    publicRegisters: createPublicRegisters(registers, limiter),
    certificateChanges: createCertificateChanges({ db, desk, clients, notifyChange, nowMs }),
    certificates: createCompanyCertificates({ db, desk, nowMs }),
  };
}
