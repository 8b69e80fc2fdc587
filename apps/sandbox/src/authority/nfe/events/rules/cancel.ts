import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import type { Brackets } from '../../../../rules/rule.ts';
import type { EventFacts } from '../../../events/register.ts';
import { isPast } from '../../../portal/rules/record.ts';
import { text } from '../../../xml.ts';
import { addresseeOf, type NfeDocument, type NfeItem } from '../../document.ts';
import { deadlineOf, isLate, SUBSTITUTE_APART_MS } from './deadlines.ts';
import { type EventRule, type EventRuleContext, eventRulesOf, inForce } from './event-rule.ts';
import { isConfirmed } from './manifestation.ts';

const { both, nfce } = eventRulesOf('evento');
const MOC = 'MOC 7.0, cancelamento';
const SUBSTITUTION = 'lifecycle of 110112';

/** True when a cancellation after the deadline is accepted, by the UF or a release of the fisco. Never for NFC-e. */
export function isLateCancel(e: EventFacts, c: EventRuleContext): boolean {
  const deadline = deadlineOf(e, 'cancelamento');
  if (e.tpEvento !== '110111' || e.modelo === '65') return false;
  return isLate(deadline, c) || (isPast(deadline, c) && c.facts.has('cancelamento-liberado'));
}

const isTooLate = (e: EventFacts, c: EventRuleContext): boolean =>
  isPast(deadlineOf(e, 'cancelamento'), c) && !isLateCancel(e, c);

const otherProtocol = (e: EventFacts, c: EventRuleContext): boolean =>
  c.subject !== null && text(e.det, 'nProt') !== c.subject.stored.nProt;

/** True when a fact on record prevents the cancellation. */
const fact = (name: string) => (_: EventFacts, c: EventRuleContext) => c.facts.has(name);

// biome-ignore format: a table reads as one rule a row
export const CANCEL_RULES: readonly EventRule[] = [
  both('501', 'Ajuste SINIEF 7/2005 and 19/2016: hours of the UF and model; late ones are registered with 155', isTooLate),
  both('222', MOC, otherProtocol),
  both('221', `${MOC}: a 210200 in force, or fact confirmacao-destinatario`, (_, c) => c.facts.has('confirmacao-destinatario') || isConfirmed(c)),
  both('690', `${MOC}: fact cte or mdfe`, (_, c) => c.facts.has('cte') || c.facts.has('mdfe')),
  both('219', `${MOC}: fact circulacao`, fact('circulacao')),
  both('304', `${MOC}: fact suframa`, fact('suframa')),
  both('811', `${MOC}: a 111500 or 111501 in force, or fact prorrogacao-icms`, (_, c) => c.facts.has('prorrogacao-icms') || ['111500', '111501'].some((tpEvento) => inForce(c, tpEvento).length > 0)),
  both('826', 'NT 2021.001: a 110130 in force, or fact registro-entrega', (_, c) => c.facts.has('registro-entrega') || inForce(c, '110130').length > 0),
];

/** The two NFC-e, once both are on record with their XML. */
const pair = (c: EventRuleContext): readonly [NfeDocument, NfeDocument] | null =>
  c.subject?.document && c.referenced?.document ? [c.subject.document, c.referenced.document] : null;

const differ =
  (read: (nfe: NfeDocument) => string) =>
  (_: EventFacts, c: EventRuleContext): boolean => {
    const documents = pair(c);
    return documents !== null && read(documents[0]) !== read(documents[1]);
  };

const total = (tag: string) => (nfe: NfeDocument) => text(nfe.icmsTot, tag);
const addressee = (nfe: NfeDocument): string => addresseeOf(nfe) || text(nfe.dest, 'idEstrangeiro');
const itemText = ({ prod }: NfeItem): string =>
  ['cProd', 'NCM', 'CFOP', 'qCom', 'vProd'].map((tag) => text(prod, tag)).join('|');

function otherItem(_: EventFacts, c: EventRuleContext): boolean | Brackets {
  const documents = pair(c);
  const item = documents?.[0].itens.find((own, i) => {
    const other = documents[1].itens[i];
    return other !== undefined && itemText(own) !== itemText(other);
  });
  return item ? { nItem: item.nItem } : false;
}

const chNFeRef = (e: EventFacts): string => text(e.det, 'chNFeRef');
/** UF, emitter and model of a key; the month may differ. */
const issuer = (chave: string): string => chave.slice(0, 2) + chave.slice(6, 22);

// biome-ignore format: a table reads as one rule a row
export const SUBSTITUTION_RULES: readonly EventRule[] = [
  nfce('455', SUBSTITUTION, (e) => text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  nfce('466', SUBSTITUTION, (e) => text(e.det, 'tpAutor') !== '1'),
  nfce('501', `${SUBSTITUTION}: 168 h`, (e, c) => isPast(deadlineOf(e, 'cancelamento-substituicao'), c)),
  nfce('222', SUBSTITUTION, otherProtocol),
  nfce('920', `${SUBSTITUTION}: the cancelled one has tpEmis 1`, (e) => e.chave.slice(34, 35) !== '1'),
  nfce('911', `${SUBSTITUTION}: the substitute is another one`, (e) => chNFeRef(e) === e.chave),
  nfce('910', `${SUBSTITUTION}: check digit, and the same emitter and model`, (e) => !isChave(chNFeRef(e)) || issuer(chNFeRef(e)) !== issuer(e.chave)),
  nfce('921', `${SUBSTITUTION}: the substitute is of contingency`, (e) => chNFeRef(e).slice(34, 35) === '1'),
  nfce('912', SUBSTITUTION, (_, c) => c.referenced === null),
  nfce('913', SUBSTITUTION, (_, c) => c.referenced !== null && c.referenced.stored.situacao !== 'autorizado'),
  nfce('914', `${SUBSTITUTION}: emitted 2 h apart at most`, (_, c) => c.subject !== null && c.referenced !== null && Math.abs(c.subject.dhEmiMs - c.referenced.dhEmiMs) > SUBSTITUTE_APART_MS),
  nfce('915', SUBSTITUTION, differ(total('vNF'))),
  nfce('916', SUBSTITUTION, differ(total('vICMS'))),
  nfce('917', SUBSTITUTION, differ(addressee)),
  nfce('918', SUBSTITUTION, differ((nfe) => `${nfe.itens.length}`)),
  nfce('919', `${SUBSTITUTION}: code, NCM, CFOP, quantity and value`, otherItem),
];
