import type { Tree } from '../../../engine/document/definition.ts';
import { isCnpj } from '../../../identity/cnpj.ts';
import { NFE_ONLY, type NoteRule, strictObrig } from './note-rule.ts';
import { all, type ItemView, type NoteView, text } from './note-view.ts';

const declarations = ({ prod }: ItemView): readonly Tree[] => all(prod, 'DI');
const exports = ({ prod }: ItemView): readonly Tree[] => all(prod, 'detExport');
/** CFOPs under drawback. Source: MOC 7.0 Anexo I, I29a-10, I51-10. */
const DRAWBACK_IN = new Set(['3127', '3211']);
const DRAWBACK_OUT = new Set(['7127', '7211']);
/** Entries of a coupon, and indirect exports. Source: MOC 7.0 Anexo I, I08-184, I08-190. */
const OF_ANOTHER_NOTE = new Set(['5929', '6929', '3503', '7501']);

const lacksDrawback = (groups: readonly Tree[]): boolean => groups.every((one) => text(one, 'nDraw') === '');
const refersToNothing = (n: NoteView): boolean =>
  all(n.ide, 'NFref').length === 0 && n.items.every(({ det }) => det['DFeReferenciado'] === undefined);

/** Dates of Brasília. */
const dayOf = (ms: number): string => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 10);
const CLEARED_WITHIN_YEARS = 5;
/** Cleared after today, or too long before it. */
function wrongClearance(di: Tree, n: NoteView): boolean {
  const today = dayOf(n.context.nowMs);
  const first = `${Number(today.slice(0, 4)) - CLEARED_WITHIN_YEARS}${today.slice(4)}`;
  const cleared = text(di, 'dDesemb');
  return cleared !== '' && (cleared > today || cleared < first);
}

const IMPORT = { ...NFE_ONLY, group: 'DI' } as const;

// biome-ignore format: a table reads as one rule a row
export const TRADE_RULES: readonly NoteRule[] = [
  strictObrig.item('701', 'MOC 7.0 Anexo I, I08-184, I08-190 (CFOP)', (item) => OF_ANOTHER_NOTE.has(item.cfop), { ...NFE_ONLY, when: refersToNothing, xMotivo: 'Rejeição: Não informado Nota Fiscal referenciada' }),
  strictObrig.item('376', 'MOC 7.0 Anexo I, I23-10 (dDesemb): five years', (item, n) => declarations(item).some((di) => wrongClearance(di, n)), IMPORT),
  strictObrig.item('332', 'MOC 7.0 Anexo I, I23d-20 (CNPJ)', (item) => declarations(item).some((di) => text(di, 'CNPJ') !== '' && !isCnpj(text(di, 'CNPJ'))), IMPORT),
  strictObrig.item('334', 'MOC 7.0 Anexo I, I29a-10 (nDraw)', (item) => DRAWBACK_IN.has(item.cfop) && lacksDrawback(declarations(item).flatMap((di) => all(di, 'adi'))), IMPORT),
  strictObrig.item('336', 'MOC 7.0 Anexo I, I50-10 (detExport)', () => true, { group: 'detExport', when: (n) => text(n.ide, 'idDest') !== '3' }),
  strictObrig.item('338', 'MOC 7.0 Anexo I, I51-10 (nDraw)', (item) => DRAWBACK_OUT.has(item.cfop) && lacksDrawback(exports(item)), NFE_ONLY),
];
