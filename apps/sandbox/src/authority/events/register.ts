import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { firstBroken, type Rejection, type Rule } from '../../rules/rule.ts';
import type { Scenario } from '../../scenarios.ts';
import type { Situacao, StoredDocument } from '../../state/documents.ts';
import type { EventClash, StoredEvent } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { type Verdict, verdictOf } from '../answers.ts';
import { formatProtocol, localIso, type ProtocolDigits } from '../authorizers.ts';
import { baseOf } from '../decide.ts';
import { forcedEvent } from '../forced.ts';
import type { SchemaCheck } from '../message.ts';
import type { SignatureCheck } from '../signature.ts';
import { text } from '../xml.ts';
import { plantedEvent } from './plant.ts';

export interface RegisterDeps
  extends Pick<State, 'distribution' | 'documents' | 'events' | 'facts' | 'numbers' | 'worlds'> {
  readonly checkSignature: SignatureCheck;
  readonly schema: SchemaCheck;
}

export interface RegisterContext {
  readonly world: string;
  readonly authorizer: string;
  readonly strict: boolean;
  readonly nowMs: number;
  readonly scenarios: readonly Scenario[];
  /** An element of the message exactly as it came. */
  readonly cut: (element: XmlElement) => string;
}

/** Properties of a type of event at the authority. */
export interface KindFacts {
  readonly tpEvento: string;
  readonly descEvento: string;
  /** Element name for the schema check of its specific fields. */
  readonly element: string;
  /** No schema of it was found: its fields are not checked against one. */
  readonly unchecked?: true;
  /** Operation names by which conditions match it. */
  readonly operations: readonly string[];
  /** Greatest nSeqEvento; absent: 99. */
  readonly sequenceMax?: number;
  /** Situation of the document after the event is registered. */
  readonly leaves?: Situacao;
  /** The event precedes its document (EPEC). */
  readonly goesBefore?: true;
  /** tpEvento of the events that it cancels, by their protocol. */
  readonly cancels?: string;
  /** It cancels events of several types, which `tpEventoAut` names. */
  readonly undoes?: true;
  /** Tag of that protocol, where it is not `nProtEvento`. */
  readonly cancelTag?: string;
  readonly source: string;
}

/** An event that has passed the schema of its message, as every authority reads it. */
export interface EventFacts {
  readonly id: string;
  readonly chave: string;
  /** Model as the key has it. */
  readonly modelo: string;
  readonly tpEvento: string;
  readonly kind: KindFacts | undefined;
  readonly nSeqEvento: string;
  readonly cOrgao: string;
  /** CNPJ or CPF as written in the event. */
  readonly autor: string;
  /** Milliseconds since the epoch. */
  readonly dhEventoMs: number;
  readonly inf: XmlElement;
  /** Element with the fields specific to the type of event. */
  readonly det: XmlElement;
  /** Signed event with its own namespace declaration. */
  readonly xml: string;
}

/** Facts outside the event that rules need. */
export interface BaseContext {
  readonly strict: boolean;
  readonly nowMs: number;
  /** Called authorizer (`SP`, `SVRS`, `AN`…). */
  readonly authorizer: string;
  /** First 8 characters of the signer's CNPJ, or its whole CPF; null when the certificate names none. */
  readonly signerBase: string | null;
  /** Entry of the author in the world's register; undefined outside strict mode. */
  readonly register: { readonly enabled: boolean } | undefined;
  /** Facts on record about the key and about the author. */
  readonly facts: ReadonlySet<string>;
  /** Events of the document on record, oldest first. */
  readonly earlier: readonly StoredEvent[];
}

export interface EventAnswer {
  readonly dhRegEvento: string;
  readonly nProt?: string;
  /** Keys of the documents still missing after their EPEC. */
  readonly pending?: readonly string[];
}

/** Rules and codes that decide the events of one type of document. */
export interface EventAuthority<C extends BaseContext> {
  readonly names: MessageNames;
  readonly protocolDigits: ProtocolDigits;
  /** Rules over the event alone. */
  readonly identity: readonly Rule<EventFacts, C>[];
  /** Rules over the document and its events on record, then those of the type of event. */
  rulesOf(tpEvento: string): readonly Rule<EventFacts, C>[];
  /** Code when the same event is on record. */
  readonly duplicate: string;
  /** Code when the event to cancel is canceled already. */
  readonly undone: string;
  /** Code when the document's situation does not allow the event. */
  situationFault(event: EventFacts, situacao: Situacao): string;
  contextOf(
    event: EventFacts,
    base: BaseContext,
    more: { readonly stored: StoredDocument | null; readonly context: RegisterContext },
  ): Promise<C>;
  /** Keys of the missing documents that the refusal lists. */
  pendingIn(refusal: Rejection, context: C): readonly string[];
  /** True when the event is registered after its term (155). */
  isLate(event: EventFacts, context: C): boolean;
  answer(
    event: EventFacts,
    verdict: Verdict,
    more: { readonly rest: EventAnswer; readonly context: C | null },
  ): string;
  /** Called once an event is on record, for what other parties get of it. */
  recorded?(
    event: EventFacts,
    stored: StoredEvent,
    more: { readonly context: C; readonly request: RegisterContext },
  ): Promise<void>;
}

const AUTHOR_LENGTH = 14;
const REGISTERED = ['134', '135', '136', '155'];
const LINKED = '135';
const UNLINKED = '136';
const LATE = '155';
const CANCELLED = '218';

/** Decides one event, stores it when registered, and returns the answer. */
export async function registerEvent<C extends BaseContext>(
  authority: EventAuthority<C>,
  deps: RegisterDeps,
  { event, context }: { readonly event: EventFacts; readonly context: RegisterContext },
): Promise<string> {
  const { type } = authority.names;
  const refuse = ({ cStat, brackets, xMotivo }: Rejection, pending: readonly string[] = []) =>
    authority.answer(event, verdictOf(type, cStat, { brackets, text: xMotivo }), {
      rest: { dhRegEvento: localIso(event.cOrgao, context.nowMs), pending },
      context: null,
    });
  const signature = deps.checkSignature(event.xml, 'infEvento');
  if (signature.kind === 'recusada') return refuse({ cStat: signature.cStat, brackets: {} });
  const [base, document] = await recordOf(deps, event, { context, holder: signature.holder });
  const facts = await authority.contextOf(event, base, { stored: document, context });
  const early = firstBroken(authority.identity, event, facts);
  if (early) return refuse(early);
  const asked = forcedEvent(type, context.scenarios)?.cStat;
  const registers = asked === undefined || REGISTERED.includes(asked);
  const forced = registers
    ? null
    : await force(authority, deps, { asked: { event, context, facts, document }, cStat: asked });
  if (forced) return refuse(forced);
  const released =
    asked === LATE ? { ...facts, facts: new Set([...facts.facts, 'cancelamento-liberado']) } : facts;
  const broken = firstBroken(authority.rulesOf(event.tpEvento), event, released);
  if (broken) return refuse(broken, authority.pendingIn(broken, released));
  const linked = event.kind?.goesBefore ? UNLINKED : LINKED;
  const usual = authority.isLate(event, released) ? LATE : linked;
  const stored = await registeredRow(authority, deps, {
    case: { event, context, facts, document },
    outcome: {
      ...verdictOf(type, registers && asked !== undefined ? asked : usual),
      digVal: signature.digestValue,
    },
  });
  const clash = await deps.events.record(context.world, stored, event.kind?.leaves ?? null);
  if (clash) return refuse(clashRejection(authority, event, clash));
  await authority.recorded?.(event, stored, { context: facts, request: context });
  return stored.retEvento;
}

async function recordOf(
  deps: RegisterDeps,
  event: EventFacts,
  {
    context: { world, strict, nowMs, authorizer },
    holder,
  }: { readonly context: RegisterContext; readonly holder: string | null },
): Promise<readonly [BaseContext, StoredDocument | null]> {
  const autor = event.autor.padStart(AUTHOR_LENGTH, '0');
  // Read before its events, so that they include the event behind the document's situation.
  const document = await deps.documents.byChave(world, event.chave);
  const [facts, earlier, register] = await Promise.all([
    deps.facts.of(world, [event.chave, autor]),
    deps.events.of(world, event.chave),
    strict ? deps.worlds.emitter(world, autor) : undefined,
  ]);
  const signerBase = baseOf(holder);
  return [{ strict, nowMs, authorizer, signerBase, register, facts, earlier }, document];
}

interface Case<C> {
  readonly event: EventFacts;
  readonly context: RegisterContext;
  readonly facts: C;
  readonly document: StoredDocument | null;
}

/** Applies a `cStat` marker, and puts on record the cancellation or the rival that its code is about; null when the rival is there already. */
async function force<C extends BaseContext>(
  authority: EventAuthority<C>,
  deps: RegisterDeps,
  { asked, cStat }: { readonly asked: Case<C>; readonly cStat: string },
): Promise<Rejection | null> {
  const { event, context, facts, document } = asked;
  if (cStat === CANCELLED && event.kind?.leaves === 'cancelado') {
    await deps.documents.cancel(context.world, event.chave);
    return { cStat, brackets: { nProt: document?.nProt ?? '' } };
  }
  if (cStat !== authority.duplicate || !document) return { cStat, brackets: {} };
  if (facts.earlier.some((other) => other.planted && other.tpEvento === event.tpEvento)) return null;
  const rival = plantedEvent(event);
  const planted = { ...asked, event: { ...event, xml: rival.xml } };
  const stored = await registeredRow(authority, deps, {
    case: planted,
    outcome: {
      ...verdictOf(authority.names.type, LINKED),
      digVal: rival.digVal,
      planted: true,
    },
  });
  const clash = await deps.events.record(context.world, stored, event.kind?.leaves ?? null);
  return clashRejection(authority, event, clash ?? { kind: 'mesmo-evento', event: stored });
}

/** Protocol of the event that this one cancels; null = none. */
const undoneBy = ({ kind, det }: EventFacts): string | null =>
  kind?.cancels !== undefined || kind?.undoes ? text(det, kind.cancelTag ?? 'nProtEvento') : null;

/** Row of a registered event, with its answer. */
async function registeredRow<C extends BaseContext>(
  authority: EventAuthority<C>,
  deps: RegisterDeps,
  {
    case: { event, context, facts },
    outcome,
  }: {
    readonly case: Case<C>;
    readonly outcome: Verdict & { readonly digVal: string; readonly planted?: boolean };
  },
): Promise<StoredEvent> {
  const { authorizer, nowMs } = context;
  const nProt = formatProtocol(
    { authorizer, cUF: event.cOrgao, ms: nowMs, digits: authority.protocolDigits },
    await deps.numbers.next(),
  );
  const dhRegEvento = localIso(event.cOrgao, nowMs);
  const { cStat, xMotivo } = outcome;
  return {
    chave: event.chave,
    tpEvento: event.tpEvento,
    nSeqEvento: Number(event.nSeqEvento),
    cStat,
    nProt,
    dhRegEvento,
    digVal: outcome.digVal,
    evento: event.xml,
    retEvento: authority.answer(event, { cStat, xMotivo }, { rest: { dhRegEvento, nProt }, context: facts }),
    cancels: undoneBy(event),
    planted: outcome.planted ?? false,
  };
}

function clashRejection<C extends BaseContext>(
  authority: EventAuthority<C>,
  event: EventFacts,
  clash: EventClash,
): Rejection {
  switch (clash.kind) {
    case 'mesmo-evento':
      return {
        cStat: authority.duplicate,
        brackets: { nProt: clash.event.nProt, dhRegEvento: clash.event.dhRegEvento },
      };
    case 'evento-ja-cancelado':
      return { cStat: authority.undone, brackets: {} };
    case 'documento':
      return { cStat: authority.situationFault(event, clash.situacao), brackets: {} };
  }
}
