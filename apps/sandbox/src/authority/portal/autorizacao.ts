import { ufByCodigo } from '@fiscal/core/tables/uf';
import { findScenarios } from '../../scenarios.ts';
import type { Standing } from '../../state/documents.ts';
import { verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, isSvc, localIso } from '../authorizers.ts';
import { type DecideDeps, type DocumentAuthority, decide } from '../decide.ts';
import { forcedBy } from '../forced.ts';
import type { SchemaCheck } from '../message.ts';
import { retAutorizacao } from './answers.ts';
import { chaveIn, readDocument } from './document.ts';
import { messageFault } from './message.ts';
import type { PortalDocument, PortalRuleContext, PortalType } from './type.ts';

export interface AutorizacaoDeps extends DecideDeps {
  readonly schema: SchemaCheck;
}

const NOTHING: Standing = { rivals: [], oldest: null, awaiting: null };

const authorityOf = (type: PortalType): DocumentAuthority<PortalDocument, PortalRuleContext> => ({
  ...type,
  contextOf: async (document, base, { documents }) => {
    const before = type.replaces?.(document) ?? '';
    const holds = type.holds?.(document);
    return {
      ...base,
      standing:
        holds === undefined ? NOTHING : await documents.standing(base.world, document.emitente, holds),
      replaced: before === '' ? null : await documents.byChave(base.world, before),
    };
  },
});

/** Reception of one document, answered at once. */
export function createAutorizacao(type: PortalType, deps: AutorizacaoDeps): ServiceHandler {
  const { names } = type;
  const authority = authorityOf(type);

  function refuse({ cStat, brackets, authorizer, nowMs, payload }: Refusal): string {
    const asked = ufByCodigo(payload ? chaveIn(payload, type).slice(0, 2) : '');
    const cUF = asked?.cUF ?? cUFOf(authorizer);
    return retAutorizacao(type, {
      ...verdictOf(names.type, cStat, brackets),
      cUF,
      dhRecbto: localIso(cUF, nowMs),
    });
  }

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, content } = request;
    const facts = { authorizer, nowMs, payload };
    const fault = messageFault(request, names.documento, type, deps.schema);
    if (fault) return refuse({ ...facts, ...fault });
    if (isSvc(authorizer)) return refuse({ ...facts, cStat: '114' });
    const forced = forcedBy(names.type, request.scenarios);
    if (forced?.about === 'lote') return refuse({ ...facts, cStat: forced.cStat });
    const document = readDocument(payload, content, type);
    const { prot, recorded, ...told } = await decide(authority, deps, document, {
      ...request,
      receivedAtMs: nowMs,
    });
    const { cUF } = document;
    return retAutorizacao(type, { ...told, cUF, dhRecbto: localIso(cUF, nowMs) }, recorded ? prot : '');
  }

  return {
    operations: () => ['emit'],
    ufOf: (payload) => ufByCodigo(chaveIn(payload, type).slice(0, 2))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      const chave = chaveIn(payload, type);
      return scenarios.length > 0 && chave !== '' ? { chave, scenarios } : null;
    },
    refuse,
    handle,
  };
}
