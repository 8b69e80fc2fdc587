import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText, type XmlElement } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import { verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, isSvc, localIso, standsInFor } from '../authorizers.ts';
import type { SchemaCheck } from '../message.ts';
import { retConsStatServ } from './answers.ts';
import { messageFault } from './message.ts';
import type { PortalMessages } from './messages.ts';

/** Duration of a momentary stop, as the sandbox announces it. */
const MOMENTARY_MS = 30 * 60_000;
const STOPPED_FOR_A_MOMENT = '108';

export function createStatusServico(type: PortalMessages, schema: SchemaCheck): ServiceHandler {
  const { names, codes } = type;
  const requestedUf = (payload: XmlElement | null) =>
    ufByCodigo((payload && childText(payload, 'cUF')) ?? '');

  function answer({ cStat, brackets, text, authorizer, nowMs, payload }: Refusal): string {
    const cUF = requestedUf(payload)?.cUF ?? cUFOf(authorizer);
    return retConsStatServ(type, {
      ...verdictOf(names.type, cStat, { brackets, text }),
      cUF,
      dhRecbto: localIso(cUF, nowMs),
      ...(cStat === STOPPED_FOR_A_MOMENT ? { dhRetorno: localIso(cUF, nowMs + MOMENTARY_MS) } : {}),
    });
  }

  function handle({ payload, authorizer, nowMs, scenarios, ...message }: ServiceRequest): string {
    const facts = { authorizer, nowMs, payload };
    const fault = messageFault({ ...message, payload }, { root: names.consStatServ, type }, schema);
    if (fault) return answer({ ...facts, ...fault });
    const forced = scenarioOf(scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...facts, cStat: forced });
    const uf = requestedUf(payload)?.sigla;
    if (isSvc(authorizer))
      return answer({ ...facts, cStat: standsInFor(type.type, authorizer, uf) ? '107' : '114' });
    const served =
      !names.statusOfUf ||
      (uf !== undefined && authorizerOf({ type: type.type, uf, service: 'statusServico' }) === authorizer);
    return answer({ ...facts, cStat: served ? '107' : codes.statusElsewhere });
  }

  return {
    operations: () => ['status'],
    ufOf: (payload) => requestedUf(payload)?.sigla ?? null,
    refuse: answer,
    handle: (request) => Promise.resolve(handle(request)),
  };
}
