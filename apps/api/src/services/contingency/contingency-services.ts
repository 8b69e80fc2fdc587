import type { ObligationState } from '@fiscal/core/vocabulary/obligation';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '@fiscal/db/base/client';
import { type Edit, edited } from '@fiscal/db/base/edit';
import type { Principal } from '@fiscal/db/base/types';
import { type KnownService, listServiceConditions } from '@fiscal/db/contingency/conditions';
import { type DeadlineView, listDeadlines } from '@fiscal/db/contingency/deadlines';
import {
  actOnObligation,
  listObligations,
  type ObligationAct,
  type ObligationView,
} from '@fiscal/db/contingency/obligations';
import {
  type ContingencySetting,
  readContingencySettings,
  writeContingencySettings,
} from '@fiscal/db/contingency/settings';
import { Failure, invalid, notFound } from '../../base/failure.ts';
import { type CONTINGENCY_TYPES, PATIENCE_SECONDS } from '../../inputs/contingency.ts';
import type { AccountCaller } from '../access/authenticate.ts';

type OfCompany = Pick<Principal, 'clientId' | 'environment'>;

/** Settings of a company for each type with contingency. */
export type ContingencySettings = Readonly<Record<(typeof CONTINGENCY_TYPES)[number], ContingencySetting>>;

/** Contingency settings of companies, and states of the services. */
export interface ContingencyServices {
  /** @throws {Failure} nao_encontrado */
  settings(caller: AccountCaller, of: OfCompany): Promise<ContingencySettings>;
  /** Sets the given types. @throws {Failure} nao_encontrado, requisicao_invalida */
  set(
    caller: AccountCaller,
    of: OfCompany,
    edit: Edit<ContingencySettings, readonly ContingencySetting[]>,
  ): Promise<ContingencySettings>;
  services(caller: AccountCaller, environment: Ambiente): Promise<readonly KnownService[]>;
  /** Lists obligations of contingencies in a state, or all open ones. */
  obligations(
    caller: AccountCaller,
    filter: {
      readonly environment: Ambiente;
      readonly state?: ObligationState | undefined;
      readonly clientId?: string | undefined;
    },
  ): Promise<readonly ObligationView[]>;
  /** Lists deadlines, overdue ones first. */
  deadlines(
    caller: AccountCaller,
    filter: {
      readonly environment: Ambiente;
      readonly state: 'aberto' | 'cumprido';
      readonly clientId?: string | undefined;
      readonly after?: string | undefined;
      readonly limit: number;
    },
  ): Promise<readonly DeadlineView[]>;
  /** @throws {Failure} nao_encontrado; operacao_nao_permitida: it is no task */
  act(caller: AccountCaller, obligationId: string, act: ObligationAct): Promise<ObligationView>;
}

/** Maximum length of a list. */
const LISTED_MAX = 200;

const OFF = {
  policy: 'desligada',
  patienceMs: PATIENCE_SECONDS.usual * 1_000,
  forced: false,
  renumbers: true,
  serie: null,
} as const;

/** Nothing can be both switched off and made to happen. */
function assertOne(settings: readonly ContingencySetting[]): void {
  const both = settings.find(({ policy, forced }) => forced && policy === 'desligada');
  if (both === undefined) return;
  throw invalid([
    {
      field: `${both.type}.forced`,
      code: 'valor_nao_permitido',
      message: 'A contingência não pode ser forçada e desligada ao mesmo tempo.',
      fix: 'Envie policy manual, ou tire forced.',
    },
  ]);
}

function ofEachType(saved: readonly ContingencySetting[]): ContingencySettings {
  const setting = (type: (typeof CONTINGENCY_TYPES)[number]): ContingencySetting =>
    saved.find((each) => each.type === type) ?? { type, ...OFF };
  return { nfe: setting('nfe'), nfce: setting('nfce'), cte: setting('cte'), mdfe: setting('mdfe') };
}

export function createContingencyServices({ db }: { readonly db: Db }): ContingencyServices {
  async function settings({ accountId }: AccountCaller, of: OfCompany): Promise<ContingencySettings> {
    const saved = await readContingencySettings(db, { accountId, ...of });
    if (saved === null) throw notFound();
    return ofEachType(saved);
  }
  return {
    settings,
    async set(caller, of, edit) {
      const { accountId, actor } = caller;
      const applyEdit = (stored: readonly ContingencySetting[]) => {
        const settings = edited(edit, ofEachType(stored));
        assertOne(settings);
        return settings;
      };
      if (!(await writeContingencySettings(db, { accountId, ...of }, { edit: applyEdit, by: { actor } })))
        throw notFound();
      return settings(caller, of);
    },
    services: ({ accountId }, environment) =>
      listServiceConditions(db, accountId, environment === 1 ? ['producao'] : ['sandbox', 'homologacao']),
    obligations: ({ accountId }, { state, environment, clientId }) =>
      listObligations(db, accountId, {
        environment,
        ...(clientId !== undefined && { clientId }),
        states: state === undefined ? ['aberta', 'tarefa'] : [state],
        limit: LISTED_MAX,
      }),
    deadlines: ({ accountId }, { state, ...filter }) =>
      listDeadlines(db, accountId, { ...filter, settled: state === 'cumprido' }),
    async act({ accountId, actor }, obligationId, act) {
      const done = await actOnObligation(db, accountId, { obligationId, act, by: { actor } });
      if (done === null) throw notFound();
      if (done === 'nao-e-tarefa')
        throw new Failure(
          'operacao_nao_permitida',
          'Esta pendência não é uma tarefa: a Emite a resolve sozinha, ou já foi cumprida.',
        );
      return done;
    },
  };
}
