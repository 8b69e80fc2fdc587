import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { childText } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, isSvc, localIso } from '../authorizers.ts';
import type { SchemaCheck } from '../message.ts';
import { retConsStatServ, verdict } from './answers.ts';
import { messageFault } from './message.ts';

export interface StatusDeps {
  readonly schema: SchemaCheck;
  readonly type: 'nfe' | 'nfce';
}

export function createStatusServico(deps: StatusDeps): ServiceHandler {
  return {
    operations: () => ['status'],
    ufOf: (payload) => ufByCodigo(childText(payload, 'cUF') ?? '')?.sigla ?? null,
    marked: () => null,
    refuse: answer,
    handle: (request) => Promise.resolve(handle(deps, request)),
  };
}

function answer({ cStat, brackets, authorizer, nowMs, payload }: Refusal): string {
  const cUF = ufByCodigo((payload && childText(payload, 'cUF')) ?? '')?.cUF ?? cUFOf(authorizer);
  return retConsStatServ({ ...verdict(cStat, brackets), cUF, dhRecbto: localIso(cUF, nowMs) });
}

function handle(deps: StatusDeps, request: ServiceRequest): string {
  const { payload, authorizer, nowMs } = request;
  const facts = { authorizer, nowMs, payload };
  const fault = messageFault(request, 'consStatServ', deps.schema);
  if (fault) return answer({ ...facts, ...fault });
  const forced = scenarioOf(request.scenarios, 'cStat')?.code;
  if (forced !== undefined) return answer({ ...facts, cStat: forced });
  if (isSvc(authorizer)) return answer({ ...facts, cStat: '114' });
  const uf = ufByCodigo(childText(payload, 'cUF') ?? '')?.sigla ?? '';
  const served = authorizerOf({ type: deps.type, uf, service: 'statusServico' }) === authorizer;
  return answer({ ...facts, cStat: served ? '107' : '289' });
}
