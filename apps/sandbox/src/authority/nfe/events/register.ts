import { cnpjBase } from '@fiscal/core/identity/cnpj';
import { firstBroken, type Rejection } from '../../../rules/rule.ts';
import type { Scenario } from '../../../scenarios.ts';
import type { DocumentStore } from '../../../state/documents.ts';
import type { EventClash, EventStore, StoredEvent } from '../../../state/events.ts';
import type { FactStore } from '../../../state/facts.ts';
import type { ProtocolNumbers } from '../../../state/protocols.ts';
import type { WorldStore } from '../../../state/worlds.ts';
import { type Verdict, verdict } from '../answers.ts';
import { formatProtocol, localIso } from '../authorizers.ts';
import { text } from '../document.ts';
import { forcedEvent } from '../forced.ts';
import { type SchemaCheck, standalone } from '../message.ts';
import { isLateCancel } from '../rules/events/cancel.ts';
import type { EventRuleContext } from '../rules/events/event-rule.ts';
import { IDENTITY_RULES, RECORD_RULES } from '../rules/events/generic.ts';
import { RULES_OF_EVENT } from '../rules/events/table.ts';
import type { SignatureCheck } from '../signature.ts';
import { type RegisterFacts, retEvento } from './answers.ts';
import type { NfeEvent } from './event.ts';
import { plantedEvent } from './plant.ts';
import { addresseeOf, subjectOf } from './subject.ts';

export interface RegisterDeps {
  readonly documents: DocumentStore;
  readonly events: EventStore;
  readonly facts: FactStore;
  readonly numbers: ProtocolNumbers;
  readonly worlds: WorldStore;
  readonly checkSignature: SignatureCheck;
  readonly schema: SchemaCheck;
}

export interface RegisterContext {
  readonly world: string;
  readonly authorizer: string;
  /** Model that the address takes. */
  readonly address: '55' | '65';
  readonly strict: boolean;
  readonly nowMs: number;
  readonly scenarios: readonly Scenario[];
  /** An element of the message exactly as it came. */
  readonly cut: (element: NfeEvent['det']) => string;
}

const CNPJ_LENGTH = 14;
const REGISTERED = ['135', '136', '155'];
const LINKED = '135';
const LATE = '155';
const SAME_EVENT = '573';
const CANCELLED = '218';

/** Decides one event and puts on record what is registered; returns its `retEvento`. */
export async function registerEvent(
  deps: RegisterDeps,
  event: NfeEvent,
  context: RegisterContext,
): Promise<string> {
  const signature = deps.checkSignature(event.xml, 'infEvento');
  if (signature.kind === 'recusada') return refused(event, context, { cStat: signature.cStat, brackets: {} });
  const facts = await ruleContext(deps, event, context, signature.holder);
  const early = firstBroken(IDENTITY_RULES, event, facts);
  if (early) return refused(event, context, early);
  const asked = forcedEvent(context.scenarios)?.cStat;
  const registers = asked === undefined || REGISTERED.includes(asked);
  const forced = registers ? null : await force(deps, event, context, facts, asked);
  if (forced) return refused(event, context, forced);
  const released =
    asked === LATE ? { ...facts, facts: new Set([...facts.facts, 'cancelamento-liberado']) } : facts;
  const rules = [...RECORD_RULES, ...(RULES_OF_EVENT[event.tpEvento] ?? [])];
  const broken = firstBroken(rules, event, released);
  if (broken) return refused(event, context, broken);
  const usual = isLateCancel(event, released) ? LATE : LINKED;
  const stored = await registered(deps, event, context, facts, {
    ...verdict(registers && asked !== undefined ? asked : usual),
    digVal: signature.digestValue,
  });
  const clash = await deps.events.record(context.world, stored, effectOf(event));
  return clash ? refused(event, context, clashRejection(event, clash)) : stored.retEvento;
}

const effectOf = (event: NfeEvent) => ({ cancelsDocument: event.kind?.cancelsDocument ?? false });

async function ruleContext(
  deps: RegisterDeps,
  event: NfeEvent,
  { world, strict, nowMs, authorizer, address, cut }: RegisterContext,
  holder: string | null,
): Promise<EventRuleContext> {
  const autor = event.autor.padStart(CNPJ_LENGTH, '0');
  const chNFeRef = text(event.det, 'chNFeRef');
  const [facts, subject, referenced, earlier, register] = await Promise.all([
    deps.facts.of(world, [event.chave, autor]),
    deps.documents.byChave(world, event.chave),
    chNFeRef === '' ? null : deps.documents.byChave(world, chNFeRef),
    deps.events.of(world, event.chave),
    strict ? deps.worlds.emitter(world, autor) : undefined,
  ]);
  return {
    strict,
    nowMs,
    authorizer,
    address,
    signerBase: holder?.length === CNPJ_LENGTH ? cnpjBase(holder) : holder,
    schemaErrors: event.kind ? deps.schema(`e${event.tpEvento}`, standalone(cut(event.det))) : [],
    register,
    facts,
    subject: subjectOf(subject),
    referenced: subjectOf(referenced),
    earlier,
  };
}

/** What a `cStat` marker asks for, made true on record where it speaks of something on record; null once that is so. */
async function force(
  deps: RegisterDeps,
  event: NfeEvent,
  context: RegisterContext,
  facts: EventRuleContext,
  cStat: string,
): Promise<Rejection | null> {
  if (cStat === CANCELLED && event.kind?.cancelsDocument) {
    await deps.documents.cancel(context.world, event.chave);
    return { cStat, brackets: { nProt: facts.subject?.stored.nProt ?? '' } };
  }
  if (cStat !== SAME_EVENT || !facts.subject) return { cStat, brackets: {} };
  if (facts.earlier.some((other) => other.planted && other.tpEvento === event.tpEvento)) return null;
  const rival = plantedEvent(event);
  const stored = await registered(deps, { ...event, xml: rival.xml }, context, facts, {
    ...verdict(LINKED),
    digVal: rival.digVal,
    planted: true,
  });
  const clash = await deps.events.record(context.world, stored, effectOf(event));
  return clash
    ? clashRejection(event, clash)
    : clashRejection(event, { kind: 'mesmo-evento', event: stored });
}

/** The row of a registered event, its answer included. */
async function registered(
  deps: RegisterDeps,
  event: NfeEvent,
  context: RegisterContext,
  { subject }: EventRuleContext,
  outcome: Verdict & { readonly digVal: string; readonly planted?: boolean },
): Promise<StoredEvent> {
  const { authorizer, nowMs } = context;
  const nProt = formatProtocol(authorizer, event.cOrgao, nowMs, await deps.numbers.next());
  const dhRegEvento = localIso(event.cOrgao, nowMs);
  const destinatario = addresseeOf(subject?.nfe) || null;
  return {
    chave: event.chave,
    tpEvento: event.tpEvento,
    nSeqEvento: Number(event.nSeqEvento),
    cStat: outcome.cStat,
    nProt,
    dhRegEvento,
    digVal: outcome.digVal,
    evento: event.xml,
    retEvento: answerTo(event, outcome, { dhRegEvento, nProt, destinatario }),
    cancels: event.kind?.cancels ? text(event.det, 'nProtEvento') : null,
    planted: outcome.planted ?? false,
  };
}

const answerTo = (
  event: NfeEvent,
  outcome: Verdict,
  rest: Pick<RegisterFacts, 'dhRegEvento' | 'nProt' | 'destinatario'>,
): string => {
  const { chave, tpEvento, nSeqEvento, cOrgao, kind } = event;
  const { cStat, xMotivo } = outcome;
  return retEvento({
    cStat,
    xMotivo,
    chave,
    tpEvento,
    nSeqEvento,
    cOrgao,
    descEvento: kind?.descEvento ?? '',
    ...rest,
  });
};

function clashRejection(event: NfeEvent, clash: EventClash): Rejection {
  switch (clash.kind) {
    case 'mesmo-evento':
      return {
        cStat: SAME_EVENT,
        brackets: { nProt: clash.event.nProt, dhRegEvento: clash.event.dhRegEvento },
      };
    case 'evento-ja-cancelado':
      return { cStat: '459', brackets: {} };
    case 'documento':
      return { cStat: event.kind?.cancelsDocument ? CANCELLED : '580', brackets: {} };
  }
}

const refused = (event: NfeEvent, context: RegisterContext, rejection: Rejection): string =>
  answerTo(event, verdict(rejection.cStat, rejection.brackets, rejection.xMotivo), {
    destinatario: null,
    dhRegEvento: localIso(event.cOrgao, context.nowMs),
  });
