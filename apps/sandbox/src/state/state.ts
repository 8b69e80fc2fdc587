import { Pool } from 'pg';
import { createCertificateAuthorityStore } from './certificate-authority.ts';
import { createDistributionStore } from './distribution.ts';
import { createDocumentStore } from './documents.ts';
import { createEventStore } from './events.ts';
import { createFactStore } from './facts.ts';
import { createLotStore } from './lots.ts';
import { migrate } from './migrate.ts';
import { createOutageStore } from './outages.ts';
import { createOveruseStore } from './overuse.ts';
import { createProtocolNumbers } from './protocols.ts';
import { createReferenceRateStore } from './reference-rates.ts';
import { createRegisterStore } from './registers.ts';
import { createScenarioUses } from './scenario-uses.ts';
import { createVoidedNumberStore } from './voided-numbers.ts';
import { createWorldStore } from './worlds.ts';

/** Repositories over the sandbox's own database. */
export type State = Awaited<ReturnType<typeof openState>>;

/** Connects, brings the tables up to date and returns the repositories. */
export async function openState(options: {
  readonly url: string;
  readonly max: number;
  readonly onError: (error: Error) => void;
}) {
  const pool = new Pool({ connectionString: options.url, max: options.max });
  pool.on('error', options.onError);
  await migrate(pool);
  return {
    authority: createCertificateAuthorityStore(pool),
    distribution: createDistributionStore(pool),
    documents: createDocumentStore(pool),
    events: createEventStore(pool),
    facts: createFactStore(pool),
    lots: createLotStore(pool),
    numbers: createProtocolNumbers(pool),
    rates: createReferenceRateStore(pool),
    registers: createRegisterStore(pool),
    outages: createOutageStore(pool),
    overuse: createOveruseStore(pool),
    scenarioUses: createScenarioUses(pool),
    voidedNumbers: createVoidedNumberStore(pool),
    worlds: createWorldStore(pool),
    ping: async (): Promise<void> => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
