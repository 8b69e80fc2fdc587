import type { Prepared } from '@fiscal/core/engine/document/definition';
import type { Sql } from '../base/transaction.ts';
import { type Principal, targetOfPrincipal } from '../base/types.ts';
import type { ProofOf } from '../base/walls.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { groupBy } from './group-by.ts';
import { accountOf, type BatchContext, type Item, refuse, type TakenBy } from './item.ts';

interface Reserved {
  readonly n: string;
  readonly series_id: string;
  readonly numeros: readonly number[];
  readonly taken:
    | readonly { readonly numero: number; readonly state: string; readonly documentId: string | null }[]
    | null;
}

const RESERVE = `
  select r.n, n.series_id, n.numeros, n.taken
    from rows from (json_to_recordset($1) as (
           proof text, clients uuid[], environment smallint, emitente text, modelo text, serie integer,
           count integer, sent integer[])) with ordinality as r (
           proof, clients, environment, emitente, modelo, serie, count, sent, n),
         lateral reserve_numbers(
           enter_account(r.proof), r.clients, r.environment, r.emitente, r.modelo, r.serie, r.count, r.sent) as n`;

/** Given to a document of no série that brings no number of its own. */
const UNCOUNTED = 1;

/** Séries are locked in a fixed order, so batches cannot wait for each other in a circle. */
export async function reserveNumbers(
  sql: Sql,
  items: readonly Item[],
  { proofOf }: BatchContext,
): Promise<void> {
  for (const item of items.filter(({ request }) => isForeign(request.principal, request.prepared)))
    item.number = { seriesId: null, numero: item.request.prepared.numero ?? UNCOUNTED, owned: false };
  const bySeries = groupBy(
    items.filter((item) => item.number === null),
    seriesOf,
  );
  if (bySeries.size === 0) return;
  const groups = [...bySeries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const { rows } = await sql.query<Reserved>({
    name: 'accept_numbers',
    text: RESERVE,
    values: [JSON.stringify(groups.map((group) => numberRequest(group, proofOf)))],
  });
  for (const reserved of rows) give(groups[Number(reserved.n) - 1] ?? [], reserved);
}

/** Company or person of an inscription: the first 8 characters of a CNPJ (14), or a whole CPF (11). */
const holderOf = (inscricao: string): string => (inscricao.length === 14 ? inscricao.slice(0, 8) : inscricao);
const isWhole = ({ length }: string): boolean => length === 14 || length === 11;

/** It will be refused for its issuer (213): what a company may not emit counts in no série. */
export const isForeign = (principal: Principal, prepared: Prepared): boolean =>
  prepared.problems.length > 0 &&
  isWhole(prepared.emitente) &&
  holderOf(prepared.emitente) !== holderOf(principal.issuer.cnpj);

function seriesOf({ request, serie }: Item): string {
  const { principal, prepared, modelo } = request;
  return [principal.accountId, targetOfPrincipal(principal), prepared.emitente, modelo, serie].join('|');
}

/** Request to one série. */
function numberRequest(group: readonly Item[], proofOf: ProofOf) {
  const [first] = group;
  const sent = group.flatMap((item) => item.request.prepared.numero ?? []);
  return (
    first && {
      proof: proofOf(accountOf(first)),
      clients: [...new Set(group.map(({ request }) => request.principal.clientId))],
      environment: spaceOf(targetOfPrincipal(first.request.principal)),
      emitente: first.request.prepared.emitente,
      modelo: first.request.modelo,
      serie: first.serie,
      count: group.length - sent.length,
      sent,
    }
  );
}

function give(group: readonly Item[], reserved: Reserved): void {
  const { series_id: seriesId, numeros } = reserved;
  const toAllocate = group.filter((item) => item.request.prepared.numero === undefined);
  toAllocate.forEach((item, index) => {
    const numero = numeros[index];
    if (numero === undefined) refuse(item, { kind: 'numeracao_esgotada', serie: item.serie });
    else item.number = { seriesId, numero, owned: true };
  });
  // A number that some authority refused as not ours may be tried again by a caller who insists; a voided one keeps its state.
  const taken = new Map(
    (reserved.taken ?? [])
      .filter((row) => row.state !== 'alheio')
      .map(({ numero, documentId }): [number, TakenBy] => [
        numero,
        documentId === null ? 'inutilizacao' : { documentId },
      ]),
  );
  for (const item of group) {
    const { numero } = item.request.prepared;
    if (numero === undefined) continue;
    const takenBy = taken.get(numero);
    item.number = {
      seriesId,
      numero,
      owned: takenBy === undefined,
      ...(takenBy !== undefined && { takenBy }),
    };
    taken.set(numero, takenBy ?? { documentId: item.documentId });
  }
}
