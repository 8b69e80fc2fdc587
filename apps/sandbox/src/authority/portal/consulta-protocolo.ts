import { type ChaveAcesso, chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { authorizerOf, endpointTable, svcOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { StoredDocument } from '../../state/documents.ts';
import type { StoredEvent } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { procEventoOf, verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { bookOf, cUFOf, isSvc, localIso } from '../authorizers.ts';
import type { SchemaCheck } from '../message.ts';
import { retConsSit } from './answers.ts';
import { messageFault } from './message.ts';
import type { PortalMessages } from './messages.ts';

interface ConsultaDeps extends Pick<State, 'documents' | 'events' | 'scenarioUses'> {
  readonly schema: SchemaCheck;
}

/** Refusal of the first query under `parado`: the service claims to be another environment. */
const REFUSED = '252';
const NO_KEY = '0'.repeat(44);
const CANCELLED = '101';
const CANCELLED_LATE = '151';
/** cStat of a cancellation registered late. */
const REGISTERED_LATE = '155';

/** Query by key. */
export function createConsultaProtocolo(type: PortalMessages, deps: ConsultaDeps): ServiceHandler {
  const { names, codes } = type;

  function answer({ cStat, brackets, authorizer, nowMs, payload }: Refusal, found = ''): string {
    const asked = (payload && childText(payload, names.chave)) ?? '';
    const chave = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/.test(asked) ? asked : NO_KEY;
    const cUF = ufByCodigo(chave.slice(0, 2))?.cUF ?? cUFOf(authorizer);
    const about = {
      ...verdictOf(names.type, cStat, { brackets }),
      cUF,
      dhRecbto: localIso(cUF, nowMs),
      chave,
    };
    return retConsSit(type, about, found);
  }

  /** Fault in UF, model or age of the queried key. */
  function keyFault(chave: ChaveAcesso, { authorizer, nowMs }: ServiceRequest): string | null {
    const { cUF, mod, AAMM } = chaveParts(chave);
    const uf = ufByCodigo(cUF)?.sigla;
    if (uf === undefined) return codes.keyUf;
    if (!type.models.includes(mod)) return codes.keyModel;
    const service = 'consultaProtocolo';
    const elsewhere = !isSvc(authorizer) && authorizerOf({ type: type.type, uf, service }) !== authorizer;
    if (elsewhere && type.takesEveryUf?.(mod, { authorizer, nowMs }) !== true) return '226';
    const issued = (2000 + Number(AAMM.slice(0, 2))) * 12 + Number(AAMM.slice(2)) - 1;
    const now = new Date(nowMs);
    const { months, refusal } = type.queries;
    return now.getUTCFullYear() * 12 + now.getUTCMonth() - issued > months ? refusal : null;
  }

  function situationOf(document: StoredDocument, events: readonly StoredEvent[]): string {
    if (document.situacao !== 'cancelado') return type.situations[document.situacao] ?? document.cStat;
    return events.some((event) => event.cStat === REGISTERED_LATE) ? CANCELLED_LATE : CANCELLED;
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, world } = request;
    const facts = { authorizer, nowMs, payload };
    const fault = messageFault(request, { root: names.consSit, type }, deps.schema);
    if (fault) return answer({ ...facts, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...facts, cStat: forced });
    const chave = childText(payload, names.chave) ?? '';
    if (!isChave(chave)) return answer({ ...facts, cStat: '236' });
    const wrong = keyFault(chave, request);
    if (wrong) return answer({ ...facts, cStat: wrong });
    const { cUF, cnpj, mod, serie, nNF, tpEmis } = chaveParts(chave);
    // An SVC knows only its own documents; the UF's authority also has those of its SVC.
    const svc = isSvc(authorizer) ? authorizer : '';
    const isOwn = svc === '' || svcOf(type.type, tpEmis) === svc;
    const known = isOwn ? await deps.documents.byChave(world, chave) : null;
    if (known) {
      if (await deps.scenarioUses.refusesConsult(world, chave)) return answer({ ...facts, cStat: REFUSED });
      const all = await deps.events.of(world, chave);
      const taken = endpointTable(type.type)?.svc?.events ?? [];
      const events = svc === '' ? all : all.filter(({ tpEvento }) => taken.includes(tpEvento));
      const listed = events.map((event) => procEventoOf(event.evento, event.retEvento, names)).join('');
      return answer({ ...facts, cStat: situationOf(known, events) }, known.prot + listed);
    }
    const before = (await deps.events.of(world, chave)).map((event) =>
      procEventoOf(event.evento, event.retEvento, names),
    );
    if (before.length > 0) return answer({ ...facts, cStat: codes.announced }, before.join(''));
    const book = bookOf(chave, authorizer);
    const number = { cUF, emitente: cnpj, modelo: mod, serie: Number(serie), numero: Number(nNF), book };
    const rival = await deps.documents.byNumber(world, number);
    return rival
      ? answer({
          ...facts,
          cStat: codes.otherKey,
          brackets: { [names.chave]: rival.chave, nProt: rival.nProt },
        })
      : answer({ ...facts, cStat: '217' });
  }

  return {
    operations: () => ['query'],
    ufOf: (payload) => ufByCodigo((childText(payload, names.chave) ?? '').slice(0, 2))?.sigla ?? null,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
