import { cnpjBase } from '@fiscal/core/identity/cnpj';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { firstBroken, type Rejection } from '../../rules/rule.ts';
import { findScenarios } from '../../scenarios.ts';
import type { FactStore } from '../../state/facts.ts';
import type { ProtocolNumbers } from '../../state/protocols.ts';
import type { VoidedNumberStore, VoidedRange } from '../../state/voided-numbers.ts';
import type { WorldStore } from '../../state/worlds.ts';
import type { ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, formatProtocol, isSvc, localIso } from '../authorizers.ts';
import { forcedEvent } from '../forced.ts';
import type { SchemaCheck } from '../message.ts';
import type { SignatureCheck } from '../signature.ts';
import { at, text } from '../xml.ts';
import { retInutNFe, type VoidFacts, verdict } from './answers.ts';
import { idIn, readVoidRequest, type VoidRequest } from './inutilizacao-request.ts';
import { messageFault } from './message.ts';
import { VOID_RULES, type VoidRuleContext } from './rules/inutilizacao.ts';

export interface InutilizacaoDeps {
  readonly facts: FactStore;
  readonly numbers: ProtocolNumbers;
  readonly voidedNumbers: VoidedNumberStore;
  readonly worlds: WorldStore;
  readonly checkSignature: SignatureCheck;
  readonly schema: SchemaCheck;
  /** Model this address takes. */
  readonly modelo: '55' | '65';
}

export function createInutilizacao(deps: InutilizacaoDeps): ServiceHandler {
  return {
    operations: () => VOID_OPERATIONS,
    ufOf: (payload) => ufByCodigo(text(at(payload, 'infInut'), 'cUF'))?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      return scenarios.length > 0 ? { chave: idIn(payload), scenarios } : null;
    },
    refuse: (refusal) => answer(refusal, verdict(refusal.cStat, refusal.brackets)),
    handle: (request) => handle(deps, request),
  };
}

/** Names by which a condition may ask for it. */
export const VOID_OPERATIONS: readonly string[] = ['inutilizacao', 'inutilize'];

const CNPJ_LENGTH = 14;
const VOIDED = '102';
const SAME_REQUEST = '563';
const CLASH_CODES = { inutilizado: '256', utilizado: '241' } as const;

type Where = Pick<ServiceRequest, 'authorizer' | 'nowMs'> & { readonly payload: XmlElement | null };

const refused = (where: Where, { cStat, brackets }: Rejection): string =>
  answer(where, verdict(cStat, brackets));

function answer({ authorizer, nowMs, payload }: Where, facts: Omit<VoidFacts, 'cUF' | 'dhRecbto'>): string {
  const cUF = ufByCodigo(text(payload && at(payload, 'infInut'), 'cUF'))?.cUF ?? cUFOf(authorizer);
  return retInutNFe({ cUF, dhRecbto: localIso(cUF, nowMs), ...facts });
}

async function handle(deps: InutilizacaoDeps, request: ServiceRequest): Promise<string> {
  const fault = messageFault(request, 'inutNFe', deps.schema);
  if (fault) return answer(request, verdict(fault.cStat, fault.brackets));
  if (isSvc(request.authorizer)) return answer(request, verdict('114'));
  const forced = forcedEvent('nfe', request.scenarios);
  if (forced?.about === 'lote' && forced.cStat !== VOIDED) return answer(request, verdict(forced.cStat));
  const asked = readVoidRequest(request.payload, request.content);
  const signature = deps.checkSignature(asked.xml, 'infInut');
  if (signature.kind === 'recusada') return answer(request, verdict(signature.cStat));
  const broken = firstBroken(VOID_RULES, asked, await ruleContext(deps, asked, request, signature.holder));
  if (broken) return refused(request, broken);
  if (forced && forced.cStat !== VOIDED && forced.cStat !== SAME_REQUEST)
    return answer(request, verdict(forced.cStat));
  return voidRange(deps, asked, request, forced?.cStat === SAME_REQUEST);
}

async function ruleContext(
  deps: InutilizacaoDeps,
  { cnpj }: VoidRequest,
  { world, strict, nowMs, authorizer }: ServiceRequest,
  holder: string | null,
): Promise<VoidRuleContext> {
  const [facts, register] = await Promise.all([
    deps.facts.of(world, [cnpj]),
    strict ? deps.worlds.emitter(world, cnpj) : undefined,
  ]);
  const signerBase = holder?.length === CNPJ_LENGTH ? cnpjBase(holder) : holder;
  return { strict, nowMs, authorizer, address: deps.modelo, signerBase, register, facts };
}

/** Voids the range. `before`: as if the same request had been accepted earlier, and its answer lost. */
async function voidRange(
  deps: InutilizacaoDeps,
  asked: VoidRequest,
  request: ServiceRequest,
  before: boolean,
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
