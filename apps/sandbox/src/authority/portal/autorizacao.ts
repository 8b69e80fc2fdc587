import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText, type XmlElement } from '@fiscal/core/xml/parse';
import type { RuleBasis } from '../../rules/rule.ts';
import { findScenarios } from '../../scenarios.ts';
import { verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, localIso } from '../authorizers.ts';
import { decide } from '../decide.ts';
import { forcedBy } from '../forced.ts';
import { standaloneIn } from '../message.ts';
import { retAutorizacao } from './answers.ts';
import { documentsIn, firstChave } from './document.ts';
import { isAsynchronous, takeIn } from './lots.ts';
import { messageFault } from './message.ts';
import type { PortalDeps, PortalDocument, PortalDocuments } from './type.ts';

const LOT_PROCESSED = '104';

/** Reception of one document, answered at once, or of a lot. */
export function createAutorizacao<D extends PortalDocument, C extends RuleBasis>(
  type: PortalDocuments<D, C>,
  deps: PortalDeps,
): ServiceHandler {
  const { names, lot } = type;

  function refuse({ cStat, brackets, authorizer, nowMs, payload }: Refusal): string {
    const cUF = ufByCodigo(firstChave(payload, type).slice(0, 2))?.cUF ?? cUFOf(authorizer);
    return retAutorizacao(type, {
      ...verdictOf(names.type, cStat, { brackets }),
      cUF,
      dhRecbto: localIso(cUF, nowMs),
    });
  }

  async function decideLot(request: ServiceRequest, root: XmlElement): Promise<string> {
    const { nowMs } = request;
    const xml = lot ? standaloneIn(request.cut(root), names.namespace) : request.content;
    const document = type.read(root, xml);
    const { prot, recorded, ...told } = await decide(type, deps, {
      document,
      context: {
        ...request,
        receivedAtMs: nowMs,
      },
    });
    const where = { cUF: document.cUF, dhRecbto: localIso(document.cUF, nowMs) };
    return lot
      ? retAutorizacao(type, { ...verdictOf(names.type, LOT_PROCESSED), ...where }, prot)
      : retAutorizacao(type, { ...told, ...where }, recorded ? prot : '');
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs } = request;
    const facts = { authorizer, nowMs, payload };
    const fault = messageFault(request, { root: lot?.envio ?? names.documento, type }, deps.schema);
    if (fault) return refuse({ ...facts, ...fault });
    const documents = documentsIn(payload, type);
    const wrong = lot?.fault(documents, childText(payload, 'indSinc') === '1') ?? null;
    if (wrong !== null) return refuse({ ...facts, cStat: wrong });
    const forced = forcedBy(names.type, request.scenarios);
    if (forced?.about === 'lote') return refuse({ ...facts, cStat: forced.cStat });
    if (lot && isAsynchronous(type, request)) return takeIn(type, deps, request);
    const [document] = documents;
    if (!document) throw new Error(`${payload.name} without ${names.documento} passed the schema`);
    return decideLot(request, document);
  }

  return {
    operations: () => ['emit'],
    ufOf: (payload) => ufByCodigo(firstChave(payload, type).slice(0, 2))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      const chave = firstChave(payload, type);
      return scenarios.length > 0 && chave !== '' ? { chave, scenarios } : null;
    },
    refuse,
    handle,
  };
}
