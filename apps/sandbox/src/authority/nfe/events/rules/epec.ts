import { overdue } from '../../../portal/ahead.ts';
import { text } from '../../../xml.ts';
import { type EventRule, eventRulesOf } from './event-rule.ts';

const { both, nfe } = eventRulesOf('evento');
const NT = 'NT 2014.001 v1.41';
/** cUF of PB and PR. */
const WITHOUT_EPEC: ReadonlySet<string> = new Set(['25', '41']);

// biome-ignore format: a table reads as one rule a row
export const EPEC_RULES: readonly EventRule[] = [
  both('484', `${NT}: key of another form`, (e) => e.chave.slice(34, 35) !== '4'),
  both('121', `${NT}: fact epec-nao-permitido`, (_, c) => c.facts.has('epec-nao-permitido')),
  nfe('121', `${NT}: no EPEC for PB and PR [?]`, (e) => WITHOUT_EPEC.has(e.chave.slice(0, 2)), { since: 'nfe-epec-1.41' }),
  both('466', `${NT}: tpAutor`, (e) => text(e.det, 'tpAutor') !== '1'),
  both('455', `${NT}: cOrgaoAutor`, (e) => text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  both('661', `${NT}: the number is a note's`, (_, c) => c.ahead?.clash?.kind === 'mesma-chave' || c.ahead?.clash?.kind === 'outra-chave'),
  both('662', `${NT}: the number is void`, (_, c) => c.ahead?.clash?.kind === 'inutilizado'),
  both('485', `${NT}: the number has an EPEC`, (_, c) => (c.ahead?.epec ?? null) !== null),
  both('142', `${NT}: one waits for its note since more than 168 h, an NFC-e since more than 24`, (_, c) => overdue(c.ahead, c.nowMs).length > 0),
];
