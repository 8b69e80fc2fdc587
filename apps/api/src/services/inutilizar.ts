import type { InutilizacaoRequest } from '@fiscal/core/inutilizacao/definition';
import type { IdempotentRequest } from '@fiscal/db/repositories/idempotency';
import type { InutilizacaoFilter, InutilizacaoView } from '@fiscal/db/repositories/inutilizacoes';
import type { Principal } from '@fiscal/db/types';

export interface Inutilizado {
  readonly cStat: string | null;
  readonly xMotivo: string;
  readonly nProt: string | null;
  /** The authority's `retInutNFe`. */
  readonly xml: string | null;
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
}

export interface Inutilizar {
  /**
   * Tells the authority and waits up to 20 s for its answer.
   *
   * @throws {Failure} numeros_em_uso, operacao_em_andamento, chave_idempotencia_reutilizada, sefaz_indisponivel (503, Retry-After): the range stays and is finished
   */
  void(
    principal: Principal,
    request: InutilizacaoRequest,
    idempotency?: IdempotentRequest | null,
  ): Promise<Inutilizado>;
  /** Ranges that are void, newest first. */
  list(principal: Principal, filter: InutilizacaoFilter): Promise<readonly InutilizacaoView[]>;
}
