import { type ChaveAcesso, chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import { childText } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { DocumentStore, StoredDocument } from '../../state/documents.ts';
import type { EventStore, StoredEvent } from '../../state/events.ts';
import { procEventoOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, isSvc, localIso } from '../authorizers.ts';
import type { SchemaCheck } from '../message.ts';
import { retConsSitNFe, verdict } from './answers.ts';
import { messageFault } from './message.ts';

export interface ConsultaDeps {
  readonly documents: DocumentStore;
  readonly events: EventStore;
  readonly schema: SchemaCheck;
  readonly type: 'nfe' | 'nfce';
}

const NO_KEY = '0'.repeat(44);
const CANCELLED = '101';
const CANCELLED_LATE = '151';
/** cStat of a cancellation registered late. */
const REGISTERED_LATE = '155';
const MONTHS_KEPT = 6;

export function createConsultaProtocolo(deps: ConsultaDeps): ServiceHandler {
  return {
    operations: () => ['query'],
    ufOf: (payload) => ufByCodigo((childText(payload, 'chNFe') ?? '').slice(0, 2))?.sigla ?? null,
    marked: () => null,
    refuse: (refusal) => answer(refusal),
    handle: (request) => handle(deps, request),
  };
}

function answer({ cStat, brackets, authorizer, nowMs, payload }: Refusal, prot = '', events = ''): string {
  const asked = (payload && childText(payload, 'chNFe')) ?? '';
  const chave = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/.test(asked) ? asked : NO_KEY;
  const cUF = ufByCodigo(chave.slice(0, 2))?.cUF ?? cUFOf(authorizer);
  return retConsSitNFe(
    { ...verdict(cStat, brackets), cUF, dhRecbto: localIso(cUF, nowMs), chave },
    prot,
    events,
  );
}

async function handle(deps: ConsultaDeps, request: ServiceRequest): Promise<string> {
  const { payload, authorizer, nowMs, world } = request;
  const facts = { authorizer, nowMs, payload };
  const fault = messageFault(request, 'consSitNFe', deps.schema);
  if (fault) return answer({ ...facts, ...fault });
  const forced = scenarioOf(request.scenarios, 'cStat')?.code;
  if (forced !== undefined) return answer({ ...facts, cStat: forced });
  const chave = childText(payload, 'chNFe') ?? '';
  if (!isChave(chave)) return answer({ ...facts, cStat: '236' });
  const wrong = keyFault(deps.type, chave, request);
  if (wrong) return answer({ ...facts, cStat: wrong });
  const known = await deps.documents.byChave(world, chave);
  if (known) {
    const events = await deps.events.of(world, chave);
    const told = events.map((event) => procEventoOf(event.evento, event.retEvento, NFE)).join('');
    return answer({ ...facts, cStat: situationOf(known, events) }, known.prot, told);
  }
  const rival = await deps.documents.byNumber(world, numberIn(chave));
  return rival
    ? answer({ ...facts, cStat: '613', brackets: { chNFe: rival.chave, nProt: rival.nProt } })
    : answer({ ...facts, cStat: '217' });
}

function situationOf(document: StoredDocument, events: readonly StoredEvent[]): string {
  if (document.situacao !== 'cancelado') return document.cStat;
  return events.some((event) => event.cStat === REGISTERED_LATE) ? CANCELLED_LATE : CANCELLED;
}

function numberIn(chave: ChaveAcesso) {
  const { cUF, cnpj, mod, serie, nNF } = chaveParts(chave);
  return { cUF, emitente: cnpj, modelo: mod, serie: Number(serie), numero: Number(nNF) };
}

/** Model, UF and age of a key asked about. */
function keyFault(
  type: 'nfe' | 'nfce',
  chave: ChaveAcesso,
  { authorizer, nowMs }: ServiceRequest,
): string | null {
  const { cUF, mod, AAMM } = chaveParts(chave);
  const uf = ufByCodigo(cUF)?.sigla;
  if (!uf) return '614';
  if (mod !== '55' && mod !== '65') return '618';
  if (!isSvc(authorizer) && authorizerOf({ type, uf, service: 'consultaProtocolo' }) !== authorizer)
    return '226';
  const now = new Date(nowMs);
  const age =
    now.getUTCFullYear() * 12 +
    now.getUTCMonth() -
    (2000 + Number(AAMM.slice(0, 2))) * 12 -
    Number(AAMM.slice(2)) +
    1;
  return age > MONTHS_KEPT ? '526' : null;
}
