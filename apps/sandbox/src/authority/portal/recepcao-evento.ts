import { ufByCodigo } from '@fiscal/core/tables/uf';
import { child, childText, type XmlElement } from '@fiscal/core/xml/parse';
import { findScenarios } from '../../scenarios.ts';
import { verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, isSvc } from '../authorizers.ts';
import { type EventAuthority, type RegisterDeps, registerEvent } from '../events/register.ts';
import { forcedEvent } from '../forced.ts';
import { standaloneIn } from '../message.ts';
import { need, text } from '../xml.ts';
import { retEvento } from './answers.ts';
import { subjectOf } from './document.ts';
import { messageFault } from './message.ts';
import { IDENTITY_RULES, RECORD_RULES } from './rules/events.ts';
import type { PortalEvent, PortalEventContext, PortalType } from './type.ts';

const fieldOf = (payload: XmlElement, name: string): string =>
  childText(child(payload, 'infEvento'), name) ?? '';

/** Reads a schema-valid event. */
function readEvent(root: XmlElement, xml: string, { names, events }: PortalType): PortalEvent {
  const inf = need(root, 'infEvento');
  const chave = text(inf, names.chave);
  const tpEvento = text(inf, 'tpEvento');
  const detEvento = need(inf, 'detEvento');
  return {
    id: inf.attributes['Id'] ?? '',
    chave,
    modelo: chave.slice(20, 22),
    tpEvento,
    kind: events.find((kind) => kind.tpEvento === tpEvento),
    nSeqEvento: text(inf, 'nSeqEvento'),
    cOrgao: text(inf, 'cOrgao'),
    autor: text(inf, 'CNPJ') || text(inf, 'CPF') || text(inf, 'CNPJAutor'),
    dhEventoMs: Date.parse(text(inf, 'dhEvento')),
    inf,
    det: detEvento.children[0] ?? detEvento,
    xml,
  };
}

const authorityOf = (
  type: PortalType,
  deps: RegisterDeps,
): EventAuthority<PortalEvent, PortalEventContext> => ({
  names: type.names,
  protocolDigits: type.protocolDigits,
  identity: IDENTITY_RULES,
  rulesOf: (tpEvento) => [
    ...RECORD_RULES,
    ...(type.events.find((kind) => kind.tpEvento === tpEvento)?.rules ?? []),
  ],
  duplicate: '631',
  undone: '222',
  situationFault: (_, situacao) => type.situationFaults[situacao] ?? '218',
  contextOf: (event, base, stored, { cut }) =>
    Promise.resolve({
      ...base,
      schemaErrors: event.kind
        ? deps.schema(event.kind.element, standaloneIn(cut(event.det), type.names.namespace))
        : [],
      subject: subjectOf(stored, type),
    }),
  isLate: (event, context) => event.kind?.isLate?.(event, context) ?? false,
  answer: ({ chave, tpEvento, nSeqEvento, cOrgao, kind }, told, { dhRegEvento, nProt }) =>
    retEvento(type, {
      ...told,
      cOrgao,
      event: { chave, tpEvento, nSeqEvento, descEvento: kind?.descEvento ?? '', dhRegEvento },
      ...(nProt === undefined ? {} : { nProt }),
    }),
});

/** Reception of one event, answered at once. */
export function createRecepcaoEvento(type: PortalType, deps: RegisterDeps): ServiceHandler {
  const { names } = type;
  const authority = authorityOf(type, deps);

  function answer({ cStat, brackets, authorizer, payload }: Omit<Refusal, 'nowMs'>): string {
    const asked = payload ? fieldOf(payload, 'cOrgao') : '';
    const cOrgao = ufByCodigo(asked)?.cUF ?? cUFOf(authorizer);
    return retEvento(type, { ...verdictOf(names.type, cStat, brackets), cOrgao });
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, content } = request;
    const facts = { authorizer, payload };
    const fault = messageFault(request, names.evento, type, deps.schema);
    if (fault) return answer({ ...facts, ...fault });
    if (isSvc(authorizer)) return answer({ ...facts, cStat: '114' });
    const forced = forcedEvent(names.type, request.scenarios);
    if (forced?.about === 'lote') return answer({ ...facts, cStat: forced.cStat });
    return registerEvent(authority, deps, readEvent(payload, content, type), request);
  }

  return {
    operations: (payload) => [
      'evento',
      ...(type.events.find(({ tpEvento }) => tpEvento === fieldOf(payload, 'tpEvento'))?.operations ?? []),
    ],
    ufOf: (payload) => ufByCodigo(fieldOf(payload, names.chave).slice(0, 2))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      // Counts are kept by event, so that the document's own markers stay as they are.
      const chave = child(payload, 'infEvento')?.attributes['Id'] ?? '';
      return scenarios.length > 0 && chave !== '' ? { chave, scenarios } : null;
    },
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
