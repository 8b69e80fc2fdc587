import { isPerson } from '@fiscal/core/identity/holder';
import type { InutilizacaoRequest } from '@fiscal/core/inutilizacao/input';
import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import {
  getInutilizacao,
  type InutilizacaoFilter,
  type InutilizacaoView,
  listInutilizacoes,
  type RangeResult,
  takeRange,
} from '@fiscal/db/inutilizacao/inutilizacoes';
import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { Failure } from '../../base/failure.ts';
import { createAwaitRow } from '../changes/await-row.ts';
import type { ChangeHub } from '../changes/change-hub.ts';
import { isStrict } from '../emission/emission-context.ts';
import { conflict, keyReused, noAnswerYet } from '../events/operation-failures.ts';
import type { Conclude } from '../waking/wake.ts';

export interface Inutilizado {
  readonly cStat: string | null;
  readonly xMotivo: string;
  readonly nProt: string | null;
  /** The authority's `retInutNFe`. */
  readonly xml: string | null;
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
  /** Id of the inutilização. */
  readonly id: string;
}

export interface Inutilizar {
  /**
   * Voids a range at the authority and waits up to 20 s for its answer.
   *
   * @throws {Failure} numeros_em_uso, operacao_em_andamento, chave_idempotencia_reutilizada, sefaz_indisponivel (503,
   *   Retry-After): the range stays and is finished
   */
  void(
    principal: Principal,
    request: InutilizacaoRequest,
    more?: { readonly idempotency?: IdempotentRequest | null; readonly strictHeader?: boolean },
  ): Promise<Inutilizado>;
  /** Null for an unknown id, another client's or another environment's. */
  get(principal: Principal, inutilizacaoId: string): Promise<InutilizacaoView | null>;
  /** Ranges that are void, newest first. */
  list(principal: Principal, filter: InutilizacaoFilter): Promise<readonly InutilizacaoView[]>;
}

export interface InutilizarDeps {
  readonly db: Db;
  readonly hub: ChangeHub;
  readonly conclude: Conclude;
}

const TYPE_OF = { '55': 'nfe', '65': 'nfce' } as const;

/** Voids ranges of numbers: the row first, then the message that wakes its workflow. */
export function createInutilizar({ db, hub, conclude }: InutilizarDeps): Inutilizar {
  const awaitRow = createAwaitRow(hub);
  return {
    async void(principal, request, { idempotency = null, strictHeader = false } = {}) {
      const { mod, cnpj, ano, serie, inicio, fim, justificativa } = request;
      const { accountId, environment, issuer } = principal;
      // The layout of inutNFe has a CNPJ alone, and the séries of persons are refused (266).
      if (isPerson(cnpj ?? issuer.cnpj))
        throw new Failure(
          'operacao_nao_permitida',
          'Quem emite por CPF não inutiliza numeração: o pedido só existe para CNPJ, e as séries 910 a 969 são recusadas (266).',
        );
      const taken = acceptedRange(
        await takeRange(db, {
          principal,
          type: TYPE_OF[mod],
          strict: isStrict(principal, strictHeader),
          faixa: {
            environment,
            uf: issuer.uf,
            cnpj: cnpj ?? issuer.cnpj,
            modelo: mod,
            ano,
            serie,
            inicio,
            fim,
            justificativa,
          },
          idempotency,
        }),
      );
      const { inutilizacaoId } = taken;
      const decided = await awaitRow({
        accountId,
        id: inutilizacaoId,
        justTaken: taken.kind === 'aceita',
        ask: (timeoutMs) => conclude({ accountId, inutilizacaoId }, timeoutMs),
        read: () => getInutilizacao(db, principal, inutilizacaoId),
        isDecided: ({ state }) => state !== 'pendente',
      });
      if (decided.view === null) throw new Error(`Range ${inutilizacaoId} is gone`);
      const { cStat, xMotivo, nProt, ret, waitReason } = decided.view;
      if (!decided.inTime)
        throw noAnswerYet(
          'A inutilização está guardada e será concluída. Repita a requisição com a mesma Idempotency-Key para receber o resultado, ou consulte inutilizacoes. Sem a chave, a repetição recebe 409 operacao_em_andamento.',
          waitReason,
        );
      const id = inutilizacaoId;
      return { id, cStat, xMotivo: xMotivo ?? '', nProt, xml: ret, replayed: taken.kind === 'repetida' };
    },
    get: (principal, inutilizacaoId) => getInutilizacao(db, principal, inutilizacaoId),
    list: (principal, filter) => listInutilizacoes(db, principal, filter),
  };
}

function acceptedRange(result: RangeResult): Extract<RangeResult, { kind: 'aceita' | 'repetida' }> {
  switch (result.kind) {
    case 'aceita':
    case 'repetida':
      return result;
    case 'numeros_em_uso':
      throw new Failure(
        'numeros_em_uso',
        `A faixa tem números de documentos emitidos ou em processamento: ${result.numeros.join(', ')}. Inutilize apenas números não usados.`,
      );
    case 'operacao_em_andamento':
      throw conflict('Outra inutilização com números desta faixa ainda espera a resposta da SEFAZ.');
    case 'chave_idempotencia_reutilizada':
      throw keyReused();
  }
}
