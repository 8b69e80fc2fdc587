import { ufByCodigo } from '@fiscal/core/tables/uf';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { type Brackets, firstBroken, type Rejection } from '../../rules/rule.ts';
import { findScenarios } from '../../scenarios.ts';
import type { VoidedRange } from '../../state/voided-numbers.ts';
import { type Verdict, verdictOf } from '../answers.ts';
import type { ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, formatProtocol, localIso } from '../authorizers.ts';
import { baseOf } from '../decide.ts';
import { forcedEvent } from '../forced.ts';
import { messageFault } from '../portal/message.ts';
import type { PortalMessages } from '../portal/messages.ts';
import type { PortalDeps } from '../portal/type.ts';
import { at, text } from '../xml.ts';
import { retInutNFe, type VoidFacts } from './inutilizacao-answer.ts';
import { idIn, readVoidRequest, type VoidRequest } from './inutilizacao-request.ts';
import { VOID_RULES, type VoidRuleContext } from './rules/inutilizacao.ts';

/** Voiding of numbers at the address of one model. */
export function createInutilizacao(type: PortalMessages, deps: PortalDeps): ServiceHandler {
  return {
    operations: () => VOID_OPERATIONS,
    ufOf: (payload) => ufByCodigo(text(at(payload, 'infInut'), 'cUF'))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      return scenarios.length > 0 ? { chave: idIn(payload), scenarios } : null;
    },
    refuse: (refusal) => answer(refusal, verdict(refusal.cStat, refusal.brackets)),
    handle: (request) => handle(type, deps, request),
  };
}

export const VOID_MESSAGE = 'inutNFe';
/** Operation names by which conditions match it. */
export const VOID_OPERATIONS: readonly string[] = ['inutilizacao', 'inutilize'];

const VOIDED = '102';
const SAME_REQUEST = '563';
const CLASH_CODES = { inutilizado: '256', utilizado: '241' } as const;

const verdict = (cStat: string, brackets: Brackets = {}): Verdict => verdictOf(NFE.type, cStat, { brackets });

type Where = Pick<ServiceRequest, 'authorizer' | 'nowMs'> & { readonly payload: XmlElement | null };

const refuse = (where: Where, { cStat, brackets }: Rejection): string =>
  answer(where, verdict(cStat, brackets));

function answer({ authorizer, nowMs, payload }: Where, facts: Omit<VoidFacts, 'cUF' | 'dhRecbto'>): string {
  const cUF = ufByCodigo(text(payload && at(payload, 'infInut'), 'cUF'))?.cUF ?? cUFOf(authorizer);
  return retInutNFe({ cUF, dhRecbto: localIso(cUF, nowMs), ...facts });
}

async function handle(type: PortalMessages, deps: PortalDeps, request: ServiceRequest): Promise<string> {
  const fault = messageFault(request, { root: VOID_MESSAGE, type }, deps.schema);
  if (fault) return answer(request, verdict(fault.cStat, fault.brackets));
  const forced = forcedEvent(NFE.type, request.scenarios);
  if (forced?.about === 'lote' && forced.cStat !== VOIDED) return answer(request, verdict(forced.cStat));
  const asked = readVoidRequest(request.payload, request.content);
  const signature = deps.checkSignature(asked.xml, 'infInut');
  if (signature.kind === 'recusada') return answer(request, verdict(signature.cStat));
  const context = await ruleContext(type.modelo, deps, { asked, request, holder: signature.holder });
  const broken = firstBroken(VOID_RULES, asked, context);
  if (broken) return refuse(request, broken);
  if (forced && forced.cStat !== VOIDED && forced.cStat !== SAME_REQUEST)
    return answer(request, verdict(forced.cStat));
  return voidRange(deps, asked, { request, before: forced?.cStat === SAME_REQUEST });
}

interface VoidCall {
  readonly asked: VoidRequest;
  readonly request: ServiceRequest;
  readonly holder: string | null;
}

async function ruleContext(
  address: string,
  deps: PortalDeps,
  { asked: { cnpj }, request: { world, strict, nowMs, authorizer }, holder }: VoidCall,
): Promise<VoidRuleContext> {
  const [facts, register] = await Promise.all([
    deps.facts.of(world, [cnpj]),
    strict ? deps.worlds.emitter(world, cnpj) : undefined,
  ]);
  return { strict, nowMs, authorizer, address, signerBase: baseOf(holder), register, facts };
}

/** Voids the range. `before`: as if the same request had been accepted earlier, and its answer lost. */
async function voidRange(
  deps: PortalDeps,
  asked: VoidRequest,
  { request, before }: { readonly request: ServiceRequest; readonly before: boolean },
): Promise<string> {
  const range: VoidedRange = {
    cUF: asked.cUF,
    emitente: asked.cnpj,
    modelo: asked.modelo,
    serie: Number(asked.serie),
    ano: asked.ano,
    inicio: Number(asked.nNFIni),
    fim: Number(asked.nNFFin),
    nProt: formatProtocol(
      { authorizer: request.authorizer, cUF: asked.cUF, ms: request.nowMs },
      await deps.numbers.next(),
    ),
    dhRecbto: localIso(asked.cUF, request.nowMs),
  };
  const clash = await deps.voidedNumbers.record(request.world, range);
  if (clash && clash.kind !== 'mesmo-pedido') return answer(request, verdict(CLASH_CODES[clash.kind]));
  const { nProt } = clash?.range ?? range;
  const outcome = clash || before ? verdict(SAME_REQUEST, { nProt }) : verdict(VOIDED);
  return answer(request, { ...outcome, nProt, range: asked });
}
