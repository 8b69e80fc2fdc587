import { Pool } from 'pg';
import { type CertificateAuthorityStore, createCertificateAuthorityStore } from './certificate-authority.ts';
import { createDistributionStore, type DistributionStore } from './distribution.ts';
import { createDocumentStore, type DocumentStore } from './documents.ts';
import { createEventStore, type EventStore } from './events.ts';
import { createFactStore, type FactStore } from './facts.ts';
import { createLotStore, type LotStore } from './lots.ts';
import { migrate } from './migrate.ts';
import { createOutageStore, type OutageStore } from './outages.ts';
import { createOveruseStore, type OveruseStore } from './overuse.ts';
import { createProtocolNumbers, type ProtocolNumbers } from './protocols.ts';
import { createReferenceRateStore, type ReferenceRateStore } from './reference-rates.ts';
import { createRegisterStore, type RegisterStore } from './registers.ts';
import { createScenarioUses, type ScenarioUses } from './scenario-uses.ts';
import { createVoidedNumberStore, type VoidedNumberStore } from './voided-numbers.ts';
import { createWorldStore, type WorldStore } from './worlds.ts';

/** Repositories over the sandbox's own database. */
export interface State {
  readonly authority: CertificateAuthorityStore;
  readonly distribution: DistributionStore;
  readonly documents: DocumentStore;
  readonly events: EventStore;
  readonly facts: FactStore;
  readonly lots: LotStore;
  readonly numbers: ProtocolNumbers;
  readonly rates: ReferenceRateStore;
  readonly registers: RegisterStore;
  readonly outages: OutageStore;
  readonly overuse: OveruseStore;
  readonly scenarioUses: ScenarioUses;
  readonly voidedNumbers: VoidedNumberStore;
  readonly worlds: WorldStore;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Connects, brings the tables up to date and returns the repositories. */
export async function openState(options: {
  readonly url: string;
  readonly max: number;
  readonly onError: (error: Error) => void;
}): Promise<State> {
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
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
