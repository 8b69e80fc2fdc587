import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { OPERATION_STATES, type OperationState } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { ambiente, oneOf, type Unchecked } from '../base/parse.ts';
import { inScope, queryInAccount } from '../base/transaction.ts';
import { type Principal, targetOfPrincipal } from '../base/types.ts';
import { spaceOf, spacesOfEnvironment } from '../numbers/number-space.ts';
import { keyTakenRetried } from '../records/idempotency.ts';
import { acceptRange, type RangeRequest, type RangeResult } from './accept.ts';

export type { RangeRequest, RangeResult };

export interface InutilizacaoView {
  readonly id: string;
  readonly state: OperationState;
  readonly modelo: string;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
  /** CNPJ or CPF that emits. */
  readonly emitente: string;
  readonly justificativa: string;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly nProt: string | null;
  readonly dhRecbto: Date | null;
  /** The authority's `retInutNFe`. */
  readonly ret: string | null;
  /** Why it waits, while it does. */
  readonly waitReason: string | null;
}

export interface InutilizacaoFilter {
  /** CNPJ or CPF that emits. */
  readonly emitente: string;
  /** `YYYY-MM-DD` of Brasília, both inclusive. */
  readonly recebidoDe?: string;
  readonly recebidoAte?: string;
  /** Ranges that have a number at or above, at or below these. */
  readonly numeroInicial?: number;
  readonly numeroFinal?: number;
}

const VIEW = `i.id, i.state, i.modelo, i.serie, i.inicio, i.fim, i.emitente, i.justificativa, i.c_stat as "cStat", i.x_motivo as "xMotivo",
  i.n_prot as "nProt", i.dh_recbto as "dhRecbto", i.ret, i.wait_reason as "waitReason"`;

type Row = Unchecked<InutilizacaoView, 'state'>;
const viewOf = (row: Row): InutilizacaoView => ({ ...row, state: oneOf(OPERATION_STATES, row.state) });

type Reader = Pick<Principal, 'accountId' | 'clientId' | 'environment'>;

/** Durable when it resolves with `aceita`; from then on no number of the range is given to a document. Wake it afterwards. */
export const takeRange = (db: Db, asked: RangeRequest): Promise<RangeResult> =>
  keyTakenRetried(() => inScope(db, asked.principal, (sql) => acceptRange(sql, asked)));

const GET = `
  select ${VIEW} from inutilizacoes i where i.id = $1 and i.client_id = $2 and i.environment = ${spacesOfEnvironment('$3')}`;

export async function getInutilizacao(db: Db, reader: Reader, id: string): Promise<InutilizacaoView | null> {
  if (!isUuid(id)) return null;
  const { rows } = await queryInAccount<Row>(db, reader.accountId, {
    name: 'range_get',
    text: GET,
    values: [id, reader.clientId, reader.environment],
  });
  return rows[0] ? viewOf(rows[0]) : null;
}

/** Lists a range that was requested twice (563) once. */
const LIST = `
  select ${VIEW} from inutilizacoes i
   where i.client_id = $1 and i.environment = $2 and i.emitente = $3 and i.state = 'concluida'
     and ($4::date is null or (i.dh_recbto at time zone 'America/Sao_Paulo')::date >= $4)
     and ($5::date is null or (i.dh_recbto at time zone 'America/Sao_Paulo')::date <= $5)
     and ($6::integer is null or i.fim >= $6) and ($7::integer is null or i.inicio <= $7)
     and not exists (
       select 1 from inutilizacoes e
        where e.client_id = i.client_id and e.environment = i.environment and e.emitente = i.emitente and e.modelo = i.modelo
          and e.serie = i.serie and e.inicio = i.inicio and e.fim = i.fim and e.state = 'concluida' and e.id < i.id)
   order by i.id desc`;

/** Void ranges where the company's documents of the environment go now, newest first. */
export async function listInutilizacoes(
  db: Db,
  reader: Reader & Pick<Principal, 'testTarget'>,
  filter: InutilizacaoFilter,
): Promise<readonly InutilizacaoView[]> {
  const { emitente, recebidoDe, recebidoAte, numeroInicial, numeroFinal } = filter;
  const { rows } = await queryInAccount<Row>(db, reader.accountId, {
    name: 'range_list',
    text: LIST,
    values: [
      reader.clientId,
      spaceOf(targetOfPrincipal(reader)),
      emitente,
      recebidoDe ?? null,
      recebidoAte ?? null,
      numeroInicial ?? null,
      numeroFinal ?? null,
    ],
  });
  return rows.map(viewOf);
}

export interface InutilizacaoXml {
  readonly clientId: string;
  readonly environment: Ambiente;
  /** `inutNFe` as it was sent. */
  readonly signed: Buffer;
  readonly ret: string;
}

const XML = `
  select client_id as "clientId", environment, signed, ret from inutilizacoes where id = $1 and signed is not null and ret is not null`;

/** Whoever's it is in the account: for signed file links, which name no client. Null while there is no answer. */
export async function getInutilizacaoXmlOfAccount(
  db: Db,
  accountId: string,
  id: string,
): Promise<InutilizacaoXml | null> {
  if (!isUuid(id)) return null;
  const { rows } = await queryInAccount<Unchecked<InutilizacaoXml, 'environment'>>(db, accountId, {
    name: 'range_xml',
    text: XML,
    values: [id],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, environment: ambiente(row.environment) };
}
