import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { platformStats } from '../../observed/platform-stats.ts';
import * as traceParents from '../../observed/trace-parents.ts';
import * as ibptTables from '../../rules/ibpt-tables.ts';
import * as referenceRates from '../../rules/reference-rates.ts';
import * as reformTables from '../../rules/reform-tables.ts';
import * as ruleSwitches from '../../rules/rule-switches.ts';
import { fillEmissions } from '../../upkeep/fill-emissions.ts';
import { dropExchanges, ensurePartitions, keepRequestLog } from '../../upkeep/partitions.ts';
import { runRetention } from '../../upkeep/retention.ts';
import { app, owner, worker } from './databases.ts';
import { deliveryOf, each, type Uses } from './steps.ts';

export const INSTALLATION: Uses = {
  'rule-switches.listRuleSwitches': async () => ruleSwitches.listRuleSwitches(app),
  'rule-switches.listSwitchesOfClient': async ({ clientId }) =>
    ruleSwitches.listSwitchesOfClient(app, clientId),
  'rule-switches.setRuleSwitch': async () =>
    ruleSwitches.setRuleSwitch(owner, {
      type: 'nfe',
      cStat: '9000',
      uf: 'SP',
      clientId: null,
      effect: 'notice',
      reason: 'r',
      setBy: 't',
    }),
  'ibpt-tables.keepIbptTables': async () =>
    ibptTables.keepIbptTables(owner, {
      tables: [
        { uf: 'SP', version: 'v', source: 's', key: 'k', from: '2026-01-01', to: '2026-12-31', lines: 'l' },
      ],
      now: new Date(0),
    }),
  'ibpt-tables.loadedIbptTables': async () => ibptTables.loadedIbptTables(app),
  'ibpt-tables.readIbptTable': async () => ibptTables.readIbptTable(app, 'SP'),
  'reference-rates.listReferenceRates': async () => referenceRates.listReferenceRates(app),
  'reference-rates.loadReferenceRate': async () =>
    referenceRates.loadReferenceRate(
      owner,
      {
        tax: 'cbs',
        percent: '8.8',
        from: '2027-01-01',
        to: '2028-12-31',
        source: 'norma de teste, nº 1',
      },
      () => null,
    ),
  'platform-stats.platformStats': async () => platformStats(worker),
  'trace-parents.operationTraceParent': async (of, { ids, operationId }) =>
    each(ids, (documentId) =>
      traceParents.operationTraceParent(worker, { accountId: of.accountId, documentId, operationId }),
    ),
  'partitions.dropExchanges': async () => dropExchanges(worker, 1_830),
  'partitions.ensurePartitions': async () => ensurePartitions(worker),
  'partitions.keepRequestLog': async () => keepRequestLog(worker),
  'reform-tables.keepReformTables': async () =>
    reformTables.keepReformTables(owner, { data: BUILT_IN_DATA, source: 'teste', now: new Date(0) }),
  'reform-tables.loadedReformTables': async () => reformTables.loadedReformTables(worker),
  'reform-tables.readReformTables': async () => reformTables.readReformTables(app),
  'fill-emissions.fillEmissions': async () => fillEmissions(worker.pool),
  'retention.runRetention': async () =>
    runRetention(worker, { testDocumentDays: 3_650, webhookDays: 3_650, emailDays: 3_650 }),
  'trace-parents.deliveryTraceParent': async (of) => {
    const { deliveryId } = await deliveryOf(of);
    return traceParents.deliveryTraceParent(worker, { accountId: of.accountId, deliveryId });
  },
};
