import { VER_APLIC } from '@fiscal/core/vocabulary/ver-aplic';
import type { Db } from '@fiscal/db/base/client';
import { listRuleSwitches } from '@fiscal/db/rules/rule-switches';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { EmissionSettings } from '../services/emission/emission-context.ts';
import { createIbptTables } from '../services/emission/ibpt-tables.ts';
import { createReferenceRates } from '../services/emission/reference-rates.ts';
import { createReformTables } from '../services/emission/reform-tables.ts';
import { createRuleSwitches } from '../services/emission/rule-switches.ts';
import type { SandboxControl } from '../services/sandbox/sandbox-control.ts';
import { watchLoadedTables } from './watch-loaded-tables.ts';

/** Tables and switches of emissions that an operator may change while the process runs. */
export async function createEmissionSettings(
  env: Env,
  logger: Logger,
  { db, sandbox, nowMs }: { readonly db: Db; readonly sandbox: SandboxControl; readonly nowMs: () => number },
): Promise<{ readonly settings: EmissionSettings; readonly close: () => Promise<void> }> {
  const warnOf = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const reform = createReformTables({
    db,
    onError: warnOf('code tables of the reform could not be read'),
  });
  const ibpt = createIbptTables({ db, onError: warnOf('tables of the IBPT could not be read') });
  const rates = createReferenceRates({
    db,
    sandbox,
    onError: warnOf('reference rates could not be read'),
  });
  const watch = await watchLoadedTables(reform, ibpt, rates);
  return {
    settings: {
      nowMs,
      verProc: VER_APLIC,
      rtc: reform.current,
      rates: rates.current,
      ibpt: ibpt.of,
      ruleSwitches: createRuleSwitches({
        read: () => listRuleSwitches(db),
        nowMs,
        onError: warnOf('rule switches could not be read'),
      }),
      ...(env.RESPONSAVEL_TECNICO === undefined ? {} : { responsavelTecnico: env.RESPONSAVEL_TECNICO }),
    },
    close: () => watch.close(),
  };
}
