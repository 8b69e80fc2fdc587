import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Brackets } from '../../rules/rule.ts';
import type { StoredDocument } from '../../state/documents.ts';
import { portalRulesOf } from '../portal/rules/document.ts';
import type { PortalDocument, PortalRule, PortalRuleContext } from '../portal/type.ts';
import { all, text } from '../xml.ts';
import { storedInf } from './document.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MOC = 'MOC MDF-e 3.00b §6, MDF-e not closed';
const { both } = portalRulesOf('conteudo');

interface Open {
  readonly stored: StoredDocument;
  readonly ide: (tag: string) => string;
  readonly states: number;
  readonly ageMs: number;
}

function openOf(stored: StoredDocument, nowMs: number): Open | null {
  const inf = storedInf(stored);
  if (inf === null) return null;
  return {
    stored,
    ide: (tag) => text(inf, 'ide', tag),
    states: statesOf(inf),
    ageMs: nowMs - Date.parse(stored.dhRecbto),
  };
}

const statesOf = (inf: XmlElement): number =>
  all(inf.children.find(({ name }) => name === 'ide') ?? null, 'infPercurso').length;

/** Key and protocol of the open MDF-e, so that the caller can close it. */
const bracketsOf = ({ chave, nProt }: StoredDocument): Brackets => ({ chMDFe: chave, nProt });

type Stands = (open: Open, own: (tag: string) => string) => boolean;

/** Refuses when another open MDF-e with the same plate breaks the rule. */
const samePlate = (stands: Stands) => (document: PortalDocument, context: PortalRuleContext) => {
  const own = (tag: string): string => text(document.ide, tag);
  for (const stored of context.standing.rivals) {
    const open = stored.chave === document.chave ? null : openOf(stored, context.nowMs);
    if (open && stands(open, own)) return bracketsOf(stored);
  }
  return false;
};

const day = (moment: string): string => moment.slice(0, 10);

/** Refusals because of an open MDF-e of the same emitter. */
// biome-ignore format: a table reads as one rule a row
export const BLOCK_RULES: readonly PortalRule[] = [
  both('462', `${MOC}: more than 5 days, same plate, up to 2 UFs in the route`, samePlate(({ ageMs, states }) => ageMs > 5 * DAY_MS && states <= 2)),
  both('610', `${MOC}: same plate, UFs of loading and unloading, another day of emission`, samePlate(({ ide }, own) => ide('UFIni') === own('UFIni') && ide('UFFim') === own('UFFim') && day(ide('dhEmi')) !== day(own('dhEmi')))),
  both('611', `${MOC}: same plate, type of emitter and UF of unloading`, samePlate(({ ide }, own) => ide('tpEmit') === own('tpEmit') && ide('UFFim') === own('UFFim'))),
  both('662', `${MOC}: same plate and type of emitter, the other way`, samePlate(({ ide }, own) => ide('tpEmit') === own('tpEmit') && ide('UFIni') === own('UFFim') && ide('UFFim') === own('UFIni'))),
  both('686', `${MOC}: any open for more than 30 days`, (document, { standing: { oldest }, nowMs }) => oldest !== null && oldest.chave !== document.chave && nowMs - Date.parse(oldest.dhRecbto) > 30 * DAY_MS && bracketsOf(oldest)),
  both('712', `${MOC}: cargo to be told by event, and not told for more than 168 h`, (document, { standing: { awaiting }, nowMs }) => awaiting !== null && awaiting.chave !== document.chave && nowMs - Date.parse(awaiting.dhRecbto) > 168 * HOUR_MS && bracketsOf(awaiting)),
];
