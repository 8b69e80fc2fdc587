import { childText, parseXml, sourceOf } from '@fiscal/core/xml/parse';
import type { RuleBasis } from '../../rules/rule.ts';
import { findScenarios, scenarioOf } from '../../scenarios.ts';
import type { Lot } from '../../state/lots.ts';
import { verdictOf } from '../answers.ts';
import type { ServiceRequest } from '../authority.ts';
import { cUFOf, formatReceipt, localIso } from '../authorizers.ts';
import { type DecideDeps, decide } from '../decide.ts';
import { forcedBy } from '../forced.ts';
import { standaloneIn } from '../message.ts';
import { infRec, retAutorizacao } from './answers.ts';
import { chaveIn, documentsIn } from './document.ts';
import type { PortalMessages } from './messages.ts';
import type { PortalDeps, PortalDocument, PortalDocuments } from './type.ts';

const TAKEN_IN = '103';
/** Mean response time, as the real authorities report it. */
const T_MED_SECONDS = 1;

/** True when a lot is answered by receipt, at the request of the lot or of a marker. */
export const isAsynchronous = ({ names }: PortalMessages, { payload, scenarios }: ServiceRequest): boolean =>
  childText(payload, 'indSinc') === '0' ||
  scenarioOf(scenarios, 'assincrono') !== undefined ||
  forcedBy(names.type, scenarios)?.about === 'espera';

/** 103 with a receipt; a lot sent again before it is decided gets the receipt it already has. */
export async function takeIn<D extends PortalDocument, C extends RuleBasis>(
  type: PortalDocuments<D, C>,
  deps: PortalDeps,
  request: ServiceRequest,
): Promise<string> {
  const { world, authorizer, strict, nowMs, payload, content } = request;
  const chaves = documentsIn(payload, type).map((document) => chaveIn(document, type));
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
  const about = { ...verdictOf(type.names.type, TAKEN_IN), cUF, dhRecbto: localIso(cUF, nowMs) };
  return retAutorizacao(type, about, infRec(nRec, T_MED_SECONDS));
}

interface DecidedLot {
  readonly world: string;
  readonly lot: Lot;
  readonly nowMs: number;
}

/** Protocol of every document of an accepted lot. */
export async function decideLot<D extends PortalDocument, C extends RuleBasis>(
  type: PortalDocuments<D, C>,
  deps: DecideDeps,
  { world, lot, nowMs }: DecidedLot,
): Promise<string> {
  const message = parseXml(lot.payload);
  const prots: string[] = [];
  for (const root of documentsIn(message.root, type)) {
    const xml = standaloneIn(sourceOf(message, root), type.names.namespace);
    const { authorizer, strict, receivedAtMs } = lot;
    const scenarios = findScenarios(xml);
    const context = { world, authorizer, strict, nowMs, receivedAtMs, scenarios, repeatable: true };
    prots.push((await decide(type, deps, { document: type.read(root, xml), context })).prot);
  }
  return prots.join('');
}
