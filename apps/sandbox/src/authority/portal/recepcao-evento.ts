import { chaveParts, isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { endpointTable, svcOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText, type XmlElement } from '@fiscal/core/xml/parse';
import { findScenarios, type Scenario } from '../../scenarios.ts';
import { verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { isSvc, standsInFor } from '../authorizers.ts';
import { type EventAuthority, type RegisterDeps, registerEvent } from '../events/register.ts';
import { forcedEvent } from '../forced.ts';
import { standaloneIn } from '../message.ts';
import { aheadOf, overdue } from './ahead.ts';
import { retEnvioEvento, retEvento } from './answers.ts';
import { subjectOf } from './document.ts';
import { eventsIn, fieldOf, idOf, kindOf, readEvent } from './event.ts';
import { messageFault } from './message.ts';
import type { PortalDocument, PortalEventContext, PortalEvents } from './type.ts';

const LOT_PROCESSED = '128';

const authorityOf = <D extends PortalDocument, E extends PortalEventContext<D>>(
  type: PortalEvents<D, E>,
  deps: RegisterDeps,
): EventAuthority<E> => {
  return {
    names: type.names,
    protocolDigits: type.protocolDigits,
    identity: type.identity,
    rulesOf: (tpEvento) => [...type.onRecord, ...(kindOf(type.events, tpEvento)?.rules ?? [])],
    duplicate: type.codes.sameEvent,
    undone: type.codes.undone,
    situationFault: (event, situacao) => type.situationFault(event, situacao),
    contextOf: async (event, base, { stored, context: { world, cut } }) => {
      const schemaErrors =
        event.kind && !event.kind.unchecked
          ? deps.schema(event.kind.element, standaloneIn(cut(event.det), type.names.namespace))
          : [];
      const subject = subjectOf(stored, type.read);
      const ahead = await aheadOf(deps, world, { facts: event, authorizer: base.authorizer });
      return type.eventContextOf(event, { ...base, schemaErrors, subject, ahead }, { world, deps });
    },
    recorded: async (event, stored, { context, request }) =>
      type.eventRecorded?.({ event, stored, context }, request, deps),
    isLate: (event, context) => kindOf(type.events, event.tpEvento)?.isLate?.(event, context) ?? false,
    pendingIn: ({ cStat }, { ahead, nowMs }) =>
      cStat === type.codes.barred ? overdue(ahead, nowMs).map(({ chave }) => chave) : [],
    answer: (
      { chave, tpEvento, nSeqEvento, cOrgao, kind },
      told,
      { rest: { dhRegEvento, nProt, pending }, context },
    ) => {
      const document = context?.subject?.document;
      const destinatario = (document && type.addresseeOf?.(document)) ?? '';
      return retEvento(type, {
        ...told,
        cOrgao,
        event: {
          chave,
          tpEvento,
          nSeqEvento,
          descEvento: kind?.descEvento ?? '',
          destinatario,
          dhRegEvento,
        },
        ...(nProt === undefined ? {} : { nProt }),
        ...(pending === undefined ? {} : { pending }),
      });
    },
  };
};

const lotIdOf = (payload: XmlElement | null): string => {
  const asked = (payload && childText(payload, 'idLote')) ?? '';
  return /^\d{1,15}$/.test(asked) ? asked : '0';
};

/** Reception of one event, or of a lot of them, answered at once. */
export function createRecepcaoEvento<D extends PortalDocument, E extends PortalEventContext<D>>(
  type: PortalEvents<D, E>,
  deps: RegisterDeps,
): ServiceHandler {
  const { names, lot } = type;
  const authority = authorityOf(type, deps);
  const first = (payload: XmlElement | null): XmlElement | undefined =>
    payload ? eventsIn(payload, type)[0] : undefined;

  function answer({ cStat, brackets, authorizer, payload }: Omit<Refusal, 'nowMs'>, events = ''): string {
    const cOrgao = type.organOf(authorizer, fieldOf(first(payload), 'cOrgao'));
    const about = { ...verdictOf(names.type, cStat, { brackets }), cOrgao };
    return lot
      ? retEnvioEvento(type, lot, { about: { ...about, idLote: lotIdOf(payload) }, events })
      : retEvento(type, about);
  }

  /** Refusal by an SVC: events that only the UF registers, and documents that the SVC did not authorize. */
  function beyondSvc(payload: XmlElement, authorizer: string): string | null {
    const taken = endpointTable(type.type)?.svc?.events ?? [];
    for (const evento of eventsIn(payload, type)) {
      if (!taken.includes(fieldOf(evento, 'tpEvento'))) return type.codes.notOfSvc;
      const chave = fieldOf(evento, names.chave);
      if (kindOf(type.events, fieldOf(evento, 'tpEvento'))?.goesBefore) {
        if (!standsInFor(type.type, authorizer, ufByCodigo(chave.slice(0, 2))?.sigla)) return '677';
        continue;
      }
      if (!isChave(chave) || svcOf(type.type, chaveParts(chave).tpEmis) !== authorizer) return '217';
    }
    return null;
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, content } = request;
    const facts = { authorizer, payload };
    const fault = messageFault(request, { root: lot?.envioEvento ?? names.evento, type }, deps.schema);
    if (fault) return answer({ ...facts, ...fault });
    const beyond = isSvc(authorizer) ? beyondSvc(payload, authorizer) : null;
    if (beyond !== null) return answer({ ...facts, cStat: beyond });
    const forced = forcedEvent(names.type, request.scenarios);
    if (forced?.about === 'lote') return answer({ ...facts, cStat: forced.cStat });
    const answers: string[] = [];
    // In their order: a later event of a lot sees what an earlier one did.
    for (const evento of eventsIn(payload, type)) {
      const xml = lot ? standaloneIn(request.cut(evento), names.namespace) : content;
      const scenarios = scenariosOf(request, xml);
      answers.push(
        await registerEvent(authority, deps, {
          event: readEvent(evento, xml, type),
          context: { ...request, scenarios },
        }),
      );
    }
    return lot ? answer({ ...facts, cStat: LOT_PROCESSED }, answers.join('')) : answers.join('');
  }

  return {
    operations: (payload) => [
      'evento',
      ...eventsIn(payload, type).flatMap(
        (evento) => kindOf(type.events, fieldOf(evento, 'tpEvento'))?.operations ?? [],
      ),
    ],
    ufOf: (payload) => ufByCodigo(fieldOf(first(payload), names.chave).slice(0, 2))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      // Uses are counted per event, so the document's own markers keep their counts.
      const chave = idOf(first(payload));
      return scenarios.length > 0 && chave !== '' ? { chave, scenarios } : null;
    },
    refuse: (refusal) => answer(refusal),
    handle,
  };
}

const same = (a: Scenario, b: Scenario): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Scenarios of one event of a lot: its own markers, and those of a condition that no marker of the lot asks for. */
function scenariosOf({ scenarios, content }: ServiceRequest, xml: string): readonly Scenario[] {
  const own = findScenarios(xml);
  const all = findScenarios(content);
  const has = (list: readonly Scenario[], scenario: Scenario) => list.some((other) => same(other, scenario));
  return scenarios.filter((scenario) => has(own, scenario) || !has(all, scenario));
}
