import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import type { EventFacts } from '../../../events/register.ts';
import { isPast } from '../../../portal/rules/record.ts';
import { all, text } from '../../../xml.ts';
import { addresseeOf } from '../../document.ts';
import { eventOf } from '../event.ts';
import { deadlineOf } from './deadlines.ts';
import { type EventRule, type EventRuleContext, eventRulesOf } from './event-rule.ts';

const { both, strictNfce } = eventRulesOf('evento');
const NT = 'NT 2020.007';

const EMITTER = '1';
const ADDRESSEE = '2';
const CARRIER = '3';
const tpAutor = (e: EventFacts): string => text(e.det, 'tpAutor');
const authorizedParty = (e: EventFacts): string =>
  text(e.det, 'autXML', 'CNPJ') || text(e.det, 'autXML', 'CPF');

/** Authorizations on record by earlier events. */
const earlierGrants = (c: EventRuleContext): readonly EventFacts[] =>
  c.earlier.filter((event) => event.tpEvento === '110150').map((event) => eventOf(event.evento));

/** True when already on the list: in the NF-e itself, or by an event. */
const isListed = (e: EventFacts, c: EventRuleContext): boolean =>
  all(c.subject?.document?.inf ?? null, 'autXML').some(
    (aut) => (text(aut, 'CNPJ') || text(aut, 'CPF')) === authorizedParty(e),
  ) || earlierGrants(c).some((event) => authorizedParty(event) === authorizedParty(e));

const maySubdelegate = (e: EventFacts, c: EventRuleContext): boolean =>
  earlierGrants(c).some(
    (event) => authorizedParty(event) === e.autor && text(event.det, 'tpAutorizacao') === '1',
  );

const hasXml = (c: EventRuleContext): boolean => Boolean(c.subject?.document);
const isNotAddressee = (e: EventFacts, c: EventRuleContext): boolean => {
  const document = c.subject?.document;
  return document ? addresseeOf(document) !== e.autor : false;
};
const modFrete = (c: EventRuleContext): string => text(c.subject?.document?.transp ?? null, 'modFrete');

// biome-ignore format: a table reads as one rule a row
export const INTERESTED_RULES: readonly EventRule[] = [
  strictNfce('450', `${NT}: the contract takes it for model 65`, () => true),
  both('455', NT, (e) => tpAutor(e) === EMITTER && text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  both('596', `${NT}: 6 months from emission`, (e, c) => isPast(deadlineOf(e, 'ator-interessado'), c) && { 'prazo vigente': '6 meses' }),
  both('575', NT, (e, c) => tpAutor(e) === ADDRESSEE && isNotAddressee(e, c)),
  both('449', `${NT}: read as binding the addressee`, (e, c) => tpAutor(e) === ADDRESSEE && hasXml(c) && !['1', '4'].includes(modFrete(c))),
  both('585', NT, (e, c) => tpAutor(e) === CARRIER && !maySubdelegate(e, c)),
  both('323', NT, (e) => text(e.det, 'autXML', 'CNPJ') !== '' && !isCnpj(authorizedParty(e))),
  both('325', NT, (e) => text(e.det, 'autXML', 'CPF') !== '' && !isCpf(authorizedParty(e))),
  both('831', NT, (e) => authorizedParty(e) === e.autor),
  both('827', `${NT}: read as demanded of emitter and addressee`, (e) => tpAutor(e) !== CARRIER && text(e.det, 'tpAutorizacao') === ''),
  both('828', `${NT}: read as forbidden to the carrier`, (e) => tpAutor(e) === CARRIER && text(e.det, 'tpAutorizacao') === '1'),
  both('829', NT, (e) => text(e.det, 'tpAutorizacao') === '1' && text(e.det, 'xCondUso') === ''),
  both('830', NT, (e) => text(e.det, 'tpAutorizacao') !== '1' && text(e.det, 'xCondUso') !== ''),
  both('371', NT, isListed),
];
