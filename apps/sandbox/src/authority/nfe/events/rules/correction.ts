import { isPast } from '../../../portal/rules/record.ts';
import { deadlineOf } from './deadlines.ts';
import { type EventRule, eventRulesOf } from './event-rule.ts';

const { strict, strictNfce } = eventRulesOf('evento');

// biome-ignore format: a table reads as one rule a row
export const CORRECTION_RULES: readonly EventRule[] = [
  strictNfce('784', 'MOC 7.0, carta de correção', () => true),
  strict('596', 'NT 2011.004: 720 h, a parameter of the UF', (e, c) => isPast(deadlineOf(e, 'carta-correcao'), c) && { 'prazo vigente': '720 horas' }),
];
