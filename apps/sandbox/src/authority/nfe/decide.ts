import { cnpjBase } from '@fiscal/core/identity/cnpj';
import type { Rejection } from '../../rules/rule.ts';
import { firstBroken } from '../../rules/rule.ts';
import { KNOWN_MARKERS, misspeltMarker, type Scenario } from '../../scenarios.ts';
import type { Clash, DocumentStore, NumberKey, StoredDocument } from '../../state/documents.ts';
import type { ProtocolNumbers } from '../../state/protocols.ts';
import type { VoidedNumberStore } from '../../state/voided-numbers.ts';
import type { WorldStore } from '../../state/worlds.ts';
import { protNFe, type Verdict, verdict } from './answers.ts';
import { formatProtocol, localIso } from './authorizers.ts';
import type { NfeDocument } from './document.ts';
import { forcedBy } from './forced.ts';
import { plantFor } from './plants.ts';
import { isLate } from './rules/identification.ts';
import type { NfeRuleContext } from './rules/nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './rules/table.ts';
import type { SignatureCheck } from './signature.ts';

export interface DecideDeps {
  readonly documents: DocumentStore;
  readonly numbers: ProtocolNumbers;
  readonly voidedNumbers: VoidedNumberStore;
  readonly worlds: WorldStore;
  readonly checkSignature: SignatureCheck;
}

export interface DecideContext {
  readonly world: string;
  readonly authorizer: string;
  readonly strict: boolean;
  readonly nowMs: number;
  /** When the lot came in. */
  readonly receivedAtMs: number;
  readonly scenarios: readonly Scenario[];
  /** The same bytes on record are this very decision, made before: a lot is decided once, however often it is asked for. */
  readonly repeatable?: boolean;
}

const CNPJ_LENGTH = 14;
/** Codes that deny the use: the number is gone for ever. */
const DENIALS = ['110', '301', '302', '303'];
const AUTHORISED = ['100', '150'];
/** No code of the real authority says that a marker is misspelt. */
const UNCATALOGUED = '999';
const CLASH_CODES = { autorizado: '204', denegado: '205', cancelado: '218' } as const;

export const numberOf = (d: NfeDocument): NumberKey => ({
  cUF: d.cUF,
  emitente: d.emitente,
  modelo: d.modelo,
  serie: Number(d.serie),
  numero: Number(d.nNF),
});

/** Decides one schema-valid document and puts on record what is for ever; returns its `protNFe`. */
export async function decide(
  deps: DecideDeps,
  document: NfeDocument,
  context: DecideContext,
): Promise<string> {
  const signature = deps.checkSignature(document.xml, 'infNFe');
  if (signature.kind === 'recusada')
    return refused(document, context, { cStat: signature.cStat, brackets: {} });
  const misspelt = misspeltMarker(document.xml);
  if (misspelt !== null) {
    const xMotivo = `Rejeição: marcador desconhecido ${misspelt}. Conhecidos: ${KNOWN_MARKERS}`;
    return refusedWith(document, context, { cStat: UNCATALOGUED, xMotivo });
  }
  const facts = await ruleContext(deps, document, context, signature.holder);
  const early = firstBroken(BEFORE_DUPLICITY, document, facts);
  if (early) return refused(document, context, early);
  const asked = forcedBy(context.scenarios);
  const forced = asked?.about === 'documento' ? asked.cStat : null;
  if (forced && !AUTHORISED.includes(forced))
    return force(deps, document, context, forced, signature.digestValue);
  const broken = firstBroken(AFTER_DUPLICITY, document, facts);
  if (broken) {
    const clash = await deps.documents.clash(context.world, document.chave, numberOf(document));
    return refused(document, context, clash ? clashRejection(clash) : broken);
  }
  const cStat = forced ?? (isLate(document, context.receivedAtMs) ? '150' : '100');
  return record(deps, document, context, verdict(cStat), signature.digestValue);
}

async function ruleContext(
  deps: DecideDeps,
  document: NfeDocument,
  context: DecideContext,
  holder: string | null,
): Promise<NfeRuleContext> {
  const { world, strict, nowMs, receivedAtMs, authorizer } = context;
  return {
    strict,
    nowMs,
    receivedAtMs,
    authorizer,
    signerBase: holder?.length === CNPJ_LENGTH ? cnpjBase(holder) : holder,
    securityCodes:
      document.modelo === '65' ? await deps.worlds.securityCodes(world, document.emitente) : new Map(),
    register: strict ? await deps.worlds.emitter(world, document.emitente) : undefined,
  };
}

/** What a `cStat` marker asks for: a denial on record, a clash with something on record, or plainly that code. */
async function force(
  deps: DecideDeps,
  document: NfeDocument,
  context: DecideContext,
  cStat: string,
  digestValue: string,
): Promise<string> {
  if (DENIALS.includes(cStat)) return record(deps, document, context, verdict(cStat), digestValue);
  const plant = plantFor(cStat, document, {
    nProt: await protocol(deps, document, context),
    dhRecbto: localIso(document.cUF, context.nowMs),
  });
  if (plant?.kind === 'documento') await deps.documents.record(context.world, plant.document);
  if (plant?.kind === 'inutilizacao')
    await deps.voidedNumbers.record(context.world, {
      ...numberOf(document),
      ano: '',
      inicio: Number(document.nNF),
      fim: Number(document.nNF),
      nProt: plant.nProt,
      dhRecbto: localIso(document.cUF, context.nowMs),
    });
  const clash = plant && (await deps.documents.clash(context.world, document.chave, numberOf(document)));
  return refused(document, context, clash ? clashRejection(clash) : { cStat, brackets: {} });
}

const protocol = async (deps: DecideDeps, document: NfeDocument, context: DecideContext): Promise<string> =>
  formatProtocol(context.authorizer, document.cUF, context.nowMs, await deps.numbers.next());

/** Authorises or denies: the row and the answer are one thing, whoever else wants the number. */
async function record(
  deps: DecideDeps,
  document: NfeDocument,
  context: DecideContext,
  outcome: Verdict,
  digVal: string,
): Promise<string> {
  const nProt = await protocol(deps, document, context);
  const dhRecbto = localIso(document.cUF, context.nowMs);
  const prot = protNFe({ ...outcome, chave: document.chave, dhRecbto, nProt, digVal });
  const stored: StoredDocument = {
    ...numberOf(document),
    ...outcome,
    chave: document.chave,
    situacao: DENIALS.includes(outcome.cStat) ? 'denegado' : 'autorizado',
    nProt,
    dhRecbto,
    digVal,
    prot,
    xml: document.xml,
  };
  const clash = await deps.documents.record(context.world, stored);
  if (context.repeatable && clash?.kind === 'mesma-chave' && clash.document.digVal === digVal)
    return clash.document.prot;
  return clash ? refused(document, context, clashRejection(clash)) : prot;
}

function clashRejection(clash: Clash): Rejection {
  if (clash.kind === 'inutilizado') return { cStat: '206', brackets: { nProt: clash.nProt } };
  const { chave, nProt, dhRecbto, situacao } = clash.document;
  if (clash.kind === 'outra-chave') return { cStat: '539', brackets: { chNFe: chave, nProt } };
  return { cStat: CLASH_CODES[situacao], brackets: { nProt, dhAut: dhRecbto } };
}

const refused = (document: NfeDocument, context: DecideContext, { cStat, brackets }: Rejection): string =>
  refusedWith(document, context, verdict(cStat, brackets));

const refusedWith = (document: NfeDocument, context: DecideContext, told: Verdict): string =>
  protNFe({
    ...told,
    chave: document.chave,
    dhRecbto: localIso(document.cUF, context.nowMs),
  });
