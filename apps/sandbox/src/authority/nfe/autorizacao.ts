import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { childText, parseXml, sourceOf } from '@fiscal/core/xml/parse';
import { findScenarios, type Scenario, scenarioOf } from '../../scenarios.ts';
import type { Lot, LotStore } from '../../state/lots.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, formatReceipt, isSvc, localIso } from '../authorizers.ts';
import type { DecideDeps } from '../decide.ts';
import { forcedBy } from '../forced.ts';
import type { MessageFault, SchemaCheck } from '../message.ts';
import { retEnviNFe, verdict } from './answers.ts';
import { decideNfe } from './decide.ts';
import { readNfe } from './document.ts';
import { chavesIn, nfesIn } from './documents-in.ts';
import { messageFault, standalone } from './message.ts';

export interface AutorizacaoDeps extends DecideDeps {
  readonly lots: LotStore;
  readonly schema: SchemaCheck;
  /** Model this address takes. */
  readonly modelo: '55' | '65';
}

/** Mean time of an answer, as the real ones tell it. */
const T_MED_SECONDS = 1;
export function createAutorizacao(deps: AutorizacaoDeps): ServiceHandler {
  return {
    operations: () => ['emit'],
    ufOf: (payload) => ufByCodigo(chavesIn(payload)[0]?.slice(0, 2) ?? '')?.sigla ?? null,
    marked: (payload, content) => {
      const scenarios = findScenarios(content);
      const chave = chavesIn(payload)[0];
      return scenarios.length > 0 && chave ? { chave, scenarios } : null;
    },
    refuse,
    handle: (request) => handle(deps, request),
  };
}

function refuse({ cStat, brackets, authorizer, nowMs, payload }: Refusal): string {
  const cUF = (payload && chavesIn(payload)[0]?.slice(0, 2)) || cUFOf(authorizer);
  const known = ufByCodigo(cUF)?.cUF ?? cUFOf(authorizer);
  return retEnviNFe({ ...verdict(cStat, brackets), cUF: known, dhRecbto: localIso(known, nowMs) });
}

async function handle(deps: AutorizacaoDeps, request: ServiceRequest): Promise<string> {
  const { payload, authorizer, nowMs } = request;
  const fault = messageFault(request, 'enviNFe', deps.schema) ?? lotFault(deps, request);
  if (fault) return refuse({ ...fault, authorizer, nowMs, payload });
  const forced = forcedBy('nfe', request.scenarios);
  if (forced?.about === 'lote') return refuse({ cStat: forced.cStat, authorizer, nowMs, payload });
  return isAsynchronous(request) ? takeIn(deps, request) : decideNow(deps, request);
}

/** Rules of the lot. Source: MOC 7.0 §4.1; NT 2025.001; NT 2023.002. */
function lotFault(deps: AutorizacaoDeps, { payload, authorizer }: ServiceRequest): MessageFault | null {
  const synchronous = childText(payload, 'indSinc') === '1';
  const models = nfesIn(payload).map(modeloOf);
  if (isSvc(authorizer)) return { cStat: '114' };
  if (new Set(models).size > 1) return { cStat: '765' };
  if (models.some((modelo) => modelo !== deps.modelo)) return { cStat: deps.modelo === '65' ? '775' : '450' };
  if (deps.modelo === '65' && models.length > 1) return { cStat: '126' };
  if (synchronous && models.length > 1) return { cStat: '764' };
  return !synchronous && models.length === 1 ? { cStat: '452' } : null;
}

const modeloOf = (nfe: XmlElement): string => {
  const inf = nfe.children.find((c) => c.name === 'infNFe');
  return (
    childText(
      inf?.children.find((c) => c.name === 'ide'),
      'mod',
    ) ?? ''
  );
};

const isAsynchronous = (request: ServiceRequest): boolean =>
  childText(request.payload, 'indSinc') === '0' ||
  scenarioOf(request.scenarios, 'assincrono') !== undefined ||
  forcedBy('nfe', request.scenarios)?.about === 'espera';

async function decideNow(deps: AutorizacaoDeps, request: ServiceRequest): Promise<string> {
  const [nfe] = nfesIn(request.payload);
  if (!nfe) throw new Error('enviNFe without NFe passed the schema');
  const document = readNfe(nfe, standalone(request.cut(nfe)));
  const { prot } = await decideNfe(deps, document, { ...request, receivedAtMs: request.nowMs });
  return retEnviNFe(
    { ...verdict('104'), cUF: document.cUF, dhRecbto: localIso(document.cUF, request.nowMs) },
    { prot },
  );
}

/** 103 with a receipt; a lot sent again before it is decided gets the receipt it already has. */
async function takeIn(deps: AutorizacaoDeps, request: ServiceRequest): Promise<string> {
  const { world, authorizer, strict, nowMs, payload, content } = request;
  const chaves = chavesIn(payload);
  const cUF = chaves[0]?.slice(0, 2) ?? cUFOf(authorizer);
  const pending = await deps.lots.pendingOf(world, chaves[0] ?? '');
  const nRec = pending?.nRec ?? formatReceipt(authorizer, cUF, await deps.numbers.nextReceipt());
  if (!pending) {
    const waitsLeft = scenarioOf(request.scenarios, 'assincrono')?.waits ?? 0;
    await deps.lots.add(world, {
      nRec,
      authorizer,
      chaves,
      payload: content,
      strict,
      waitsLeft,
      receivedAtMs: nowMs,
      answer: null,
    });
  }
  return retEnviNFe(
    { ...verdict('103'), cUF, dhRecbto: localIso(cUF, nowMs) },
    { nRec, tMed: T_MED_SECONDS },
  );
}

/** `protNFe` of every document of a lot that was taken in. */
export async function decideLot(deps: DecideDeps, world: string, lot: Lot, nowMs: number): Promise<string> {
  const message = parseXml(lot.payload);
  const prots: string[] = [];
  for (const nfe of nfesIn(message.root)) {
    const xml = standalone(sourceOf(message, nfe));
    const scenarios: Scenario[] = findScenarios(xml);
    const context = {
      world,
      authorizer: lot.authorizer,
      strict: lot.strict,
      nowMs,
      receivedAtMs: lot.receivedAtMs,
      scenarios,
      repeatable: true,
    };
    const { prot } = await decideNfe(deps, readNfe(nfe, xml), context);
    prots.push(prot);
  }
  return prots.join('');
}
