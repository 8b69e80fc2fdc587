import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '@fiscal/db/base/client';
import { type KnownService, listServiceConditions } from '@fiscal/db/contingency/conditions';
import {
  type ContingencySetting,
  readContingencySettings,
  writeContingencySettings,
} from '@fiscal/db/contingency/settings';
import { invalid, notFound } from '../../base/failure.ts';
import { type CONTINGENCY_TYPES, PATIENCE_SECONDS } from '../../inputs/contingency.ts';
import type { AccountCaller } from '../access/authenticate.ts';

interface OfCompany {
  readonly clientId: string;
  readonly environment: Ambiente;
}

/** What a company wants, of each type that can be issued in contingency. */
export type ContingencySettings = Readonly<Record<(typeof CONTINGENCY_TYPES)[number], ContingencySetting>>;

/** What companies want done while an authority is away, and how the services are. */
export interface ContingencyServices {
  /** @throws {Failure} nao_encontrado */
  settings(caller: AccountCaller, of: OfCompany): Promise<ContingencySettings>;
  /** Of the types given. @throws {Failure} nao_encontrado, requisicao_invalida */
  set(
    caller: AccountCaller,
    of: OfCompany,
    settings: readonly ContingencySetting[],
  ): Promise<ContingencySettings>;
  services(caller: AccountCaller, environment: Ambiente): Promise<readonly KnownService[]>;
}

const OFF = { policy: 'desligada', patienceMs: PATIENCE_SECONDS.usual * 1_000, forced: false } as const;

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

export function createContingencyServices({ db }: { readonly db: Db }): ContingencyServices {
  async function settings({ accountId }: AccountCaller, of: OfCompany): Promise<ContingencySettings> {
    const kept = await readContingencySettings(db, { accountId, ...of });
    if (kept === null) throw notFound();
    const setting = (type: (typeof CONTINGENCY_TYPES)[number]): ContingencySetting =>
      kept.find((each) => each.type === type) ?? { type, ...OFF };
    return { nfe: setting('nfe'), nfce: setting('nfce'), cte: setting('cte') };
  }
  return {
    settings,
    async set(caller, of, wanted) {
      assertOne(wanted);
      const { accountId, actor } = caller;
      if (!(await writeContingencySettings(db, { accountId, ...of }, wanted, { actor }))) throw notFound();
      return settings(caller, of);
    },
    services: ({ accountId }, environment) =>
      listServiceConditions(db, accountId, environment === 1 ? ['producao'] : ['sandbox', 'homologacao']),
  };
}
