import { COUPON_ONLY, facul, NFCE_ONLY, NFE_ONLY, type NoteRule, obrig } from './note-rule.ts';
import { type NoteView, text } from './note-view.ts';

const DAY_MS = 86_400_000;
/** Clocks may differ by this much. */
const CLOCK_MS = 5 * 60_000;
/** Parameter of the UFs. */
const LATE_MS = 30 * DAY_MS;

const late = (n: NoteView): number => n.context.nowMs - n.dhEmiMs;
const normal = (n: NoteView): boolean => text(n.ide, 'tpEmis') === '1';
const dateOf = (n: NoteView, tag: string): number => Date.parse(text(n.ide, tag));
const reasonParts = (n: NoteView): boolean[] => ['xJust', 'dhCont'].map((tag) => text(n.ide, tag) !== '');

/** Day on which the goods leave: that of emission where none is given. Source: NT 2025.002 v1.31, B10a-20, B10a-30. */
export const dayOfExit = (n: NoteView): string =>
  (text(n.ide, 'dhSaiEnt') || text(n.ide, 'dhEmi')).slice(0, 10);

// biome-ignore format: a table reads as one rule a row
export const DATE_RULES: readonly NoteRule[] = [
  obrig.note('703', 'MOC 7.0 Anexo I, grupo B (dhEmi): 5 minutes ahead at most', (n) => -late(n) > CLOCK_MS),
  obrig.note('704', 'NT 2026.002, B09-40 (dhEmi): 5 minutes late at most, but for tpEmis 9', (n) => normal(n) && late(n) > CLOCK_MS, COUPON_ONLY),
  obrig.note('228', 'MOC 7.0 Anexo I, B09-20 (dhEmi): 30 days', (n) => ['1', '6', '7'].includes(text(n.ide, 'tpEmis')) && late(n) > LATE_MS, NFE_ONLY),
  obrig.note('556', 'MOC 7.0 Anexo I, grupo B (xJust)', (n) => normal(n) && reasonParts(n).includes(true)),
  obrig.note('557', 'MOC 7.0 Anexo I, grupo B (xJust)', (n) => !normal(n) && reasonParts(n).includes(false)),
  facul.note('558', 'MOC 7.0 Anexo I, grupo B (dhCont)', (n) => dateOf(n, 'dhCont') - n.context.nowMs > CLOCK_MS, { group: 'dhCont' }),
  facul.note('569', 'MOC 7.0 Anexo I, grupo B (dhCont)', (n) => n.context.nowMs - dateOf(n, 'dhCont') > LATE_MS, { group: 'dhCont' }),
  obrig.note('705', 'NT 2026.002, B10-10 (dhSaiEnt)', (n) => text(n.ide, 'dhSaiEnt') !== '', { ...COUPON_ONLY, group: 'dhSaiEnt' }),
  facul.note('506', 'MOC 7.0 Anexo I, grupo B (dhSaiEnt)', (n) => text(n.ide, 'tpNF') === '1' && dateOf(n, 'dhSaiEnt') < n.dhEmiMs, { ...NFE_ONLY, group: 'dhSaiEnt' }),
  facul.note('504', 'MOC 7.0 Anexo I, grupo B (dhSaiEnt): 30 days', (n) => dateOf(n, 'dhSaiEnt') - n.context.nowMs > LATE_MS, { ...NFE_ONLY, group: 'dhSaiEnt' }),
  facul.note('505', 'MOC 7.0 Anexo I, grupo B (dhSaiEnt): 30 days', (n) => n.context.nowMs - dateOf(n, 'dhSaiEnt') > LATE_MS, { ...NFE_ONLY, group: 'dhSaiEnt' }),
  obrig.note('1153', 'NT 2025.002 v1.52, B10a-10', (n) => text(n.ide, 'dPrevEntrega') !== '', { ...NFCE_ONLY, group: 'dPrevEntrega' }),
  obrig.note('1155', 'NT 2025.002 v1.52, B10a-30', (n) => text(n.ide, 'dPrevEntrega') !== '' && text(n.ide, 'dPrevEntrega') < dayOfExit(n), { ...NFE_ONLY, group: 'dPrevEntrega' }),
];
