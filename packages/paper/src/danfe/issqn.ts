import { child } from '@fiscal/core/xml/parse';
import { amount, field, type Place } from '../blocks/paper-style.ts';
import { money } from '../format/number.ts';
import { type Note, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, rows } from './style.ts';

/** Height of the block of services; zero when the note has none. */
export const issqnHeight = ({ total }: Note): number => (total && child(total, 'ISSQNtot') ? 29 : 0);

/** @param absent text for an amount missing in the XML; null leaves the box empty */
export function issqn(
  page: Page,
  place: Place,
  { note: { emit, total }, absent }: { readonly note: Note; readonly absent: string | null },
): void {
  const totals = total && child(total, 'ISSQNtot');
  if (!totals) return;
  const y = blockTitle(page, place, 'CÁLCULO DO ISSQN');
  rows(page, { ...place, y }, [
    field('INSCRIÇÃO MUNICIPAL', valueAt(emit, 'IM')),
    amount('VALOR TOTAL DOS SERVIÇOS', money(textAt(totals, 'vServ') ?? absent)),
    amount('BASE DE CÁLCULO DO ISSQN', money(textAt(totals, 'vBC') ?? absent)),
    amount('VALOR DO ISSQN', money(textAt(totals, 'vISS') ?? absent)),
  ]);
}
