import { changeOf } from '@fiscal/core/calendar/calendar';
import { cnpjBase } from '@fiscal/core/identity/cnpj';
import { cstat } from '@fiscal/core/registry/cstat';
import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { firstBroken, type Rejection, type Rule, type RuleBasis } from '../rules/rule.ts';
import { KNOWN_MARKERS, misspeltMarker, type Scenario } from '../scenarios.ts';
import type { Clash, NumberKey, Situacao, StoredDocument } from '../state/documents.ts';
import type { LoadedRate } from '../state/reference-rates.ts';
import type { State } from '../state/state.ts';
import { protocolOf, type Verdict, verdictOf } from './answers.ts';
import { bookOf, formatProtocol, localIso, type ProtocolDigits } from './authorizers.ts';
import { forcedBy } from './forced.ts';
import { plantFor } from './plants.ts';
import type { SignatureCheck } from './signature.ts';

type DecideStores =
  | 'distribution'
  | 'documents'
  | 'events'
  | 'numbers'
  | 'voidedNumbers'
  | 'rates'
  | 'registers'
  | 'worlds';

export interface DecideDeps extends Pick<State, DecideStores> {
  readonly checkSignature: SignatureCheck;
}

export interface DecideContext {
  readonly world: string;
  readonly authorizer: string;
  readonly strict: boolean;
  readonly nowMs: number;
  /** Time of reception, in milliseconds since the epoch. */
  readonly receivedAtMs: number;
  readonly scenarios: readonly Scenario[];
  /** True = returns the earlier decision when the same bytes are on record: a lot is decided once, also when it is queried often. */
  readonly repeatable?: boolean;
}

/** Identification of a document of any type. */
export interface DocumentFacts {
  readonly chave: string;
  readonly modelo: string;
  readonly cUF: string;
  readonly serie: number;
  readonly numero: number;
  /** CNPJ or CPF as the key has it: 14 characters. */
  readonly emitente: string;
  /** Milliseconds since the epoch. */
  readonly dhEmiMs: number;
  /** Signed document exactly as it came. */
  readonly xml: string;
}

/** Facts outside the document that rules need. */
export interface RuleContext {
  readonly world: string;
  readonly strict: boolean;
  readonly nowMs: number;
  /** Time of reception of the message; deadlines are measured against it. */
  readonly receivedAtMs: number;
  /** Called authorizer (`SP`, `SVRS`…). */
  readonly authorizer: string;
  /** First 8 characters of the signer's CNPJ, or its whole CPF; null when the certificate names none. */
  readonly signerBase: string | null;
  /** Entry of the emitter in the world's register; undefined outside strict mode. */
  readonly register: { readonly enabled: boolean; readonly ie: string | null } | undefined;
  /** Rates of IBS and CBS that were loaded; absent for emissions of 2026, whose rates the law has. */
  readonly rates?: readonly LoadedRate[];
}

/** Rules and look-ups that decide the documents of one type. */
export interface DocumentAuthority<D extends DocumentFacts, C> {
  readonly names: MessageNames;
  /** The signed element, `infNFe` and the like. */
  readonly signed: string;
  /** Rules checked before duplicity. */
  readonly before: readonly Rule<D, C>[];
  /** Rules checked after duplicity. */
  readonly after: readonly Rule<D, C>[];
  /** Index of the random code in the key; the code ends before the check digit. */
  readonly codeAt: number;
  readonly protocolDigits: ProtocolDigits;
  /** Resource that the document blocks for others of its emitter while it is authorized; `''` blocks nothing. */
  holds?(document: D): string;
  /** tpEvento of the event that completes the document; `''` = none. Only for types with `holds`. */
  awaits?(document: D): string;
  /** Key of the document that this one replaces; `''` = none. */
  replaces?(document: D): string;
  contextOf(document: D, base: RuleContext, deps: DecideDeps): Promise<C>;
  /** Called once a document is on record, for what other parties get of it. */
  recorded?(
    document: D,
    stored: StoredDocument,
    more: { readonly context: DecideContext; readonly deps: DecideDeps },
  ): Promise<void>;
  /** Authorized as late (150). */
  isLate(document: D, receivedAtMs: number): boolean;
}

/** Verdict on a document, with its protocol. */
export interface Decision extends Verdict {
  /** Protocol, also of a refusal. */
  readonly prot: string;
  /** True when it is on record now, authorized or denied. */
  readonly recorded: boolean;
}

const CNPJ_LENGTH = 14;
/** Emissions before the last day of 2026 have the rates of the law. */
const LATER_RATES_MS = Date.parse(changeOf('rate-2026').until ?? '');

/** Codes that deny the use: the number can never be used again. */
const DENIALS = ['110', '301', '302', '303'];
const isAuthorization = (type: string, code: string): boolean =>
  ['authorized', 'authorizedLate'].includes(cstat(type, code)?.category ?? '');
/** Alerts of an authorization with 120, which a marker or a condition asks for. */
const ALERTS = new Map([
  [
    '120',
    [
      { cMsg: '1', xMsg: 'Alerta de teste: confira o CRT do emitente' },
      { cMsg: '2', xMsg: 'Alerta de teste, o segundo' },
    ],
  ],
]);
/** The sandbox's own code for a misspelt marker: the real authorities have none. */
const UNCATALOGUED = '999';
const CLASH_CODES: Readonly<Record<Situacao, string>> = {
  autorizado: '204',
  denegado: '205',
  cancelado: '218',
  encerrado: '204',
  substituido: '224',
};

const numberOf = (
  { chave, cUF, emitente, modelo, serie, numero }: DocumentFacts,
  { authorizer }: Pick<DecideContext, 'authorizer'>,
): NumberKey => ({ cUF, emitente, modelo, serie, numero, book: bookOf(chave, authorizer) });

/** First 8 characters of a CNPJ, or a whole CPF, as rules compare signers. */
export const baseOf = (holder: string | null): string | null =>
  holder?.length === CNPJ_LENGTH ? cnpjBase(holder) : holder;

/** Decides one schema-valid document and records authorizations and denials. */
export async function decide<D extends DocumentFacts, C extends RuleBasis>(
  authority: DocumentAuthority<D, C>,
  deps: DecideDeps,
  { document, context }: { readonly document: D; readonly context: DecideContext },
): Promise<Decision> {
  const { type } = authority.names;
  const refuse = ({ cStat, brackets, xMotivo }: Rejection) =>
    refusal(authority, document, { context, verdict: verdictOf(type, cStat, { brackets, text: xMotivo }) });
  const signature = deps.checkSignature(document.xml, authority.signed);
  if (signature.kind === 'recusada') return refuse({ cStat: signature.cStat, brackets: {} });
  const misspelt = misspeltMarker(document.xml);
  if (misspelt !== null) {
    const xMotivo = `Rejeição: marcador desconhecido ${misspelt}. Conhecidos: ${KNOWN_MARKERS}`;
    return refuse({ cStat: UNCATALOGUED, brackets: {}, xMotivo });
  }
  const facts = await authority.contextOf(
    document,
    await baseContext(deps, document, { context, holder: signature.holder }),
    deps,
  );
  const early = firstBroken(authority.before, document, facts);
  if (early) return refuse(early);
  const asked = forcedBy(type, context.scenarios);
  const forced = asked?.about === 'documento' ? asked.cStat : null;
  if (forced && !isAuthorization(type, forced))
    return force(authority, deps, {
      document,
      outcome: { ...context, cStat: forced, digVal: signature.digestValue },
    });
  const broken = firstBroken(authority.after, document, facts);
  if (broken) {
    const clash = await deps.documents.clash(context.world, document.chave, numberOf(document, context));
    return refuse(clash ? clashRejection(authority, clash) : broken);
  }
  const cStat = forced ?? (authority.isLate(document, context.receivedAtMs) ? '150' : '100');
  return record(authority, deps, { document, outcome: { ...context, cStat, digVal: signature.digestValue } });
}

async function baseContext(
  deps: DecideDeps,
  { emitente, dhEmiMs }: DocumentFacts,
  {
    context: { world, strict, nowMs, receivedAtMs, authorizer },
    holder,
  }: { readonly context: DecideContext; readonly holder: string | null },
): Promise<RuleContext> {
  const register = strict ? await deps.worlds.emitter(world, emitente) : undefined;
  const base = { world, strict, nowMs, receivedAtMs, authorizer, signerBase: baseOf(holder), register };
  return dhEmiMs < LATER_RATES_MS ? base : { ...base, rates: await deps.rates.list() };
}

interface Outcome extends DecideContext {
  readonly cStat: string;
  readonly digVal: string;
}

/** Applies a `cStat` marker: puts a denial or a clash on record, or answers the plain code. */
async function force<D extends DocumentFacts, C>(
  authority: DocumentAuthority<D, C>,
  deps: DecideDeps,
  { document, outcome }: { readonly document: D; readonly outcome: Outcome },
): Promise<Decision> {
  const { world, cStat } = outcome;
  if (DENIALS.includes(cStat)) return record(authority, deps, { document, outcome });
  const number = numberOf(document, outcome);
  const dhRecbto = localIso(document.cUF, outcome.nowMs);
  const nProt = await protocol(authority, deps, { document, context: outcome });
  const plant = plantFor(
    authority.names,
    { cStat, codeAt: authority.codeAt },
    { own: { ...number, chave: document.chave }, protocol: { nProt, dhRecbto } },
  );
  if (plant?.kind === 'documento') await deps.documents.record(world, plant.document);
  if (plant?.kind === 'inutilizacao')
    await deps.voidedNumbers.record(world, {
      ...number,
      ano: '',
      inicio: number.numero,
      fim: number.numero,
      nProt,
      dhRecbto,
    });
  const clash = plant && (await deps.documents.clash(world, document.chave, number));
  const { brackets, ...rejection } = clash ? clashRejection(authority, clash) : { cStat, brackets: {} };
  return refusal(authority, document, {
    context: outcome,
    verdict: verdictOf(authority.names.type, rejection.cStat, { brackets }),
  });
}

const protocol = async <D extends DocumentFacts, C>(
  authority: DocumentAuthority<D, C>,
  deps: DecideDeps,
  {
    document: { cUF },
    context: { authorizer, nowMs },
  }: { readonly document: D; readonly context: DecideContext },
): Promise<string> =>
  formatProtocol({ authorizer, cUF, ms: nowMs, digits: authority.protocolDigits }, await deps.numbers.next());

/** Authorizes or denies. The insert decides between rivals for the same number. */
async function record<D extends DocumentFacts, C>(
  authority: DocumentAuthority<D, C>,
  deps: DecideDeps,
  { document, outcome }: { readonly document: D; readonly outcome: Outcome },
): Promise<Decision> {
  const { digVal } = outcome;
  const verdict = verdictOf(authority.names.type, outcome.cStat);
  const nProt = await protocol(authority, deps, { document, context: outcome });
  const dhRecbto = localIso(document.cUF, outcome.nowMs);
  const alerts = ALERTS.get(verdict.cStat) ?? [];
  const prot = protocolOf(
    { ...verdict, chave: document.chave, dhRecbto, nProt, digVal, alerts },
    authority.names,
  );
  const situacao = DENIALS.includes(verdict.cStat) ? 'denegado' : 'autorizado';
  const stored: StoredDocument = {
    ...numberOf(document, outcome),
    ...verdict,
    chave: document.chave,
    situacao,
    nProt,
    dhRecbto,
    digVal,
    prot,
    xml: document.xml,
    holds: authority.holds?.(document) ?? null,
    awaits: authority.awaits?.(document) || null,
    replaces: (situacao === 'autorizado' && authority.replaces?.(document)) || null,
  };
  const clash = await deps.documents.record(outcome.world, stored);
  if (outcome.repeatable && clash?.kind === 'mesma-chave' && clash.document.digVal === digVal)
    return { ...verdict, prot: clash.document.prot, recorded: true };
  if (!clash) {
    await authority.recorded?.(document, stored, { context: outcome, deps });
    return { ...verdict, prot, recorded: true };
  }
  const { cStat, brackets } = clashRejection(authority, clash);
  return refusal(authority, document, {
    context: outcome,
    verdict: verdictOf(authority.names.type, cStat, { brackets }),
  });
}

function clashRejection<D extends DocumentFacts, C>(
  { names }: DocumentAuthority<D, C>,
  clash: Clash,
): Rejection {
  if (clash.kind === 'inutilizado') return { cStat: '206', brackets: { nProt: clash.nProt } };
  const { chave, nProt, dhRecbto, situacao } = clash.document;
  if (clash.kind === 'outra-chave') return { cStat: '539', brackets: { [names.chave]: chave, nProt } };
  return { cStat: CLASH_CODES[situacao], brackets: { nProt, dhAut: dhRecbto } };
}

function refusal<D extends DocumentFacts, C>(
  { names }: DocumentAuthority<D, C>,
  { chave, cUF }: D,
  { context: { nowMs }, verdict }: { readonly context: DecideContext; readonly verdict: Verdict },
): Decision {
  return {
    ...verdict,
    prot: protocolOf({ ...verdict, chave, dhRecbto: localIso(cUF, nowMs) }, names),
    recorded: false,
  };
}
