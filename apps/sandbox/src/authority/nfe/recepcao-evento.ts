import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText, type XmlElement } from '@fiscal/core/xml/parse';
import { findScenarios, type Scenario } from '../../scenarios.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, isSvc } from '../authorizers.ts';
import type { RegisterDeps } from '../events/register.ts';
import { forcedEvent } from '../forced.ts';
import { verdict } from './answers.ts';
import { retEnvEvento } from './events/answers.ts';
import { eventosIn, fieldOf, idOf, readEvent } from './events/event.ts';
import { EVENT_KINDS } from './events/kinds.ts';
import { registerNfeEvent } from './events/register.ts';
import { messageFault, standalone } from './message.ts';

export interface RecepcaoEventoDeps extends RegisterDeps {
  /** Model this address takes; the national receivers take both. */
  readonly modelo: '55' | '65';
}

export function createRecepcaoEvento(deps: RecepcaoEventoDeps): ServiceHandler {
  return {
    operations,
    ufOf: (payload) => ufByCodigo(firstOf(payload, 'chNFe').slice(0, 2))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      const [evento] = eventosIn(payload);
      // Counts are kept by event, so that the document's own markers stay as they are.
      return scenarios.length > 0 && evento ? { chave: idOf(evento), scenarios } : null;
    },
    refuse,
    handle: (request) => handle(deps, request),
  };
}

const firstOf = (payload: XmlElement, name: string): string => {
  const [evento] = eventosIn(payload);
  return evento ? fieldOf(evento, name) : '';
};

const operations = (payload: XmlElement): readonly string[] => [
  'evento',
  ...eventosIn(payload).flatMap((evento) => EVENT_KINDS.get(fieldOf(evento, 'tpEvento'))?.operations ?? []),
];

const AN = 'AN';
/** Receivers for all UFs have an organ code of their own. */
const organOf = (authorizer: string, payload: XmlElement | null): string => {
  if (authorizer === AN) return '91';
  const asked = payload ? firstOf(payload, 'cOrgao') : '';
  const national = authorizer === 'SVRS' && asked === '92';
  return national || ufByCodigo(asked) ? asked : cUFOf(authorizer);
};

const lotIdOf = (payload: XmlElement | null): string => {
  const asked = (payload && childText(payload, 'idLote')) ?? '';
  return /^\d{1,15}$/.test(asked) ? asked : '0';
};

function answer({ cStat, brackets, authorizer, payload }: Omit<Refusal, 'nowMs'>, events = ''): string {
  const lot = { idLote: lotIdOf(payload), cOrgao: organOf(authorizer, payload) };
  return retEnvEvento({ ...verdict(cStat, brackets), ...lot }, events);
}

const refuse = (refusal: Refusal): string => answer(refusal);

async function handle(deps: RecepcaoEventoDeps, request: ServiceRequest): Promise<string> {
  const { payload, authorizer } = request;
  const facts = { authorizer, payload };
  const fault = messageFault(request, 'envEvento', deps.schema);
  if (fault) return answer({ ...facts, ...fault });
  if (isSvc(authorizer)) return answer({ ...facts, cStat: '114' });
  const forced = forcedEvent('nfe', request.scenarios);
  if (forced?.about === 'lote') return answer({ ...facts, cStat: forced.cStat });
  const answers: string[] = [];
  // In their order: a later event of a lot sees what an earlier one did.
  for (const evento of eventosIn(payload)) {
    const event = readEvent(evento, standalone(request.cut(evento)));
    const scenarios = scenariosOf(request, event.xml);
    answers.push(await registerNfeEvent(deps, event, { ...request, address: deps.modelo, scenarios }));
  }
  return answer({ ...facts, cStat: '128' }, answers.join(''));
}

const same = (a: Scenario, b: Scenario): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is in force for one event of a lot: its own markers, and what no event asked for but a condition did. */
function scenariosOf({ scenarios, content }: ServiceRequest, xml: string): readonly Scenario[] {
  const own = findScenarios(xml);
  const all = findScenarios(content);
  const has = (list: readonly Scenario[], scenario: Scenario) => list.some((other) => same(other, scenario));
  return scenarios.filter((scenario) => has(own, scenario) || !has(all, scenario));
}
