import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { LotStore } from '../../state/lots.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, localIso } from '../authorizers.ts';
import type { DecideDeps } from '../decide.ts';
import type { SchemaCheck } from '../message.ts';
import { retConsReciNFe, verdict } from './answers.ts';
import { decideLot } from './autorizacao.ts';
import { messageFault } from './message.ts';

export interface RetAutorizacaoDeps extends DecideDeps {
  readonly lots: LotStore;
  readonly schema: SchemaCheck;
}

const NO_RECEIPT = '0'.repeat(15);

export function createRetAutorizacao(deps: RetAutorizacaoDeps): ServiceHandler {
  return {
    operations: () => ['receipt'],
    ufOf: (payload) => ufByCodigo((childText(payload, 'nRec') ?? '').slice(0, 2))?.sigla ?? null,
    marked: () => null,
    refuse,
    handle: (request) => handle(deps, request),
  };
}

function refuse({ cStat, brackets, authorizer, nowMs, payload }: Refusal): string {
  const nRec = (payload && childText(payload, 'nRec')) ?? '';
  const cUF = ufByCodigo(nRec.slice(0, 2))?.cUF ?? cUFOf(authorizer);
  const known = /^\d{15}$/.test(nRec) ? nRec : NO_RECEIPT;
  return retConsReciNFe({ ...verdict(cStat, brackets), nRec: known, cUF, dhRecbto: localIso(cUF, nowMs) });
}

async function handle(deps: RetAutorizacaoDeps, request: ServiceRequest): Promise<string> {
  const { payload, authorizer, nowMs, world } = request;
  const answer = (cStat: string) => refuse({ cStat, authorizer, nowMs, payload });
  const fault = messageFault(request, 'consReciNFe', deps.schema);
  if (fault) return refuse({ ...fault, authorizer, nowMs, payload });
  const forced = scenarioOf(request.scenarios, 'cStat')?.code;
  if (forced !== undefined) return answer(forced);
  const nRec = childText(payload, 'nRec') ?? '';
  const lot = await deps.lots.ask(world, nRec);
  if (!lot) return answer('106');
  if (lot.answer !== null) return lot.answer;
  // `ask` has already counted this query: with n waits the n first are told to come back.
  if (lot.waitsLeft >= 0) return answer('105');
  const prots = await decideLot(deps, world, lot, nowMs);
  const cUF = ufByCodigo(nRec.slice(0, 2))?.cUF ?? cUFOf(authorizer);
  const decided = retConsReciNFe({ ...verdict('104'), nRec, cUF, dhRecbto: localIso(cUF, nowMs) }, prots);
  return deps.lots.settle(world, nRec, decided);
}
