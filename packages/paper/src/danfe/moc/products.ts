import type { XmlElement } from '@fiscal/core/xml/parse';
import { wrap } from '../../blocks/wrap.ts';
import type { Align } from '../../page/page.ts';
import { type Column, cell, cellHolds, PAD, type Row, roomOf, type Slot } from '../table.ts';
import { type ColumnKey, readItem } from './item.ts';

interface ItemColumn extends Column {
  readonly key: ColumnKey | 'description';
  readonly align: Align;
}

const column = (key: ItemColumn['key'], title: string, width: number, align: Align): ItemColumn => ({
  key,
  title: title.split('\n'),
  width,
  align,
});

/** Source: MOC 7.0, annex II, «dados do produto / serviço». */
export const COLUMNS: readonly ItemColumn[] = [
  column('code', 'CÓDIGO', 48, 'left'),
  column('description', 'DESCRIÇÃO DO PRODUTO / SERVIÇO', 0, 'left'),
  column('ncm', 'NCM/SH', 33, 'center'),
  column('cst', 'CST', 19, 'center'),
  column('cfop', 'CFOP', 20, 'center'),
  column('unit', 'UN', 20, 'center'),
  column('quantity', 'QUANT.', 36, 'right'),
  column('price', 'VALOR\nUNIT.', 40, 'right'),
  column('discount', 'VALOR\nDESC.', 30, 'right'),
  column('value', 'VALOR\nTOTAL', 40, 'right'),
  column('base', 'B. CÁLC.\nICMS', 38, 'right'),
  column('icms', 'VALOR\nICMS', 33, 'right'),
  column('ipi', 'VALOR\nIPI', 30, 'right'),
  column('icmsRate', 'ALÍQ.\nICMS', 21, 'right'),
  column('ipiRate', 'ALÍQ.\nIPI', 21, 'right'),
];

const SIZE = 6.5;
const LEADING = 7.5;
const CODE = COLUMNS.findIndex(({ key }) => key === 'code');
const DESCRIPTION = COLUMNS.findIndex(({ key }) => key === 'description');
const NOWHERE: Slot = { x: 0, width: 0 };

/** The code in as many lines as it needs, where one line would cut it short; else none. */
function codeLines(code: string, slot: Slot): readonly string[] {
  if (cellHolds(slot, code, SIZE)) return [];
  return wrap(code, 'serif', { size: SIZE, width: roomOf(slot) });
}

/** An item of two lines at most beside its description and a long code: as it is sold, and as it is taxed. */
export function layRow(det: XmlElement, slots: readonly Slot[]): Row {
  const { description, cells, taxed } = readItem(det);
  const wrapped: Partial<Record<ItemColumn['key'], readonly string[]>> = {
    code: codeLines(cells.code, slots[CODE] ?? NOWHERE),
    description: wrap(description, 'serif', { size: SIZE, width: roomOf(slots[DESCRIPTION] ?? NOWHERE) }),
  };
  const longest = Math.max(...Object.values(wrapped).map(({ length }) => length));
  return {
    lines: Math.max(longest, taxed.unit === undefined ? 1 : 2),
    leading: LEADING,
    draw(page, onPage, { y, from, to }) {
      COLUMNS.forEach(({ key, align }, index) => {
        const slot = onPage[index] ?? NOWHERE;
        const texts = wrapped[key] ?? [];
        texts.slice(from, to).forEach((text, i) => {
          page.text({ x: slot.x + PAD, y: y + SIZE + i * LEADING }, text, { face: 'serif', size: SIZE });
        });
        if (key !== 'description' && texts.length === 0) {
          if (from === 0) cell(page, slot, { y: y + SIZE, text: cells[key], align, size: SIZE });
          if (from <= 1 && to > 1)
            cell(page, slot, {
              y: y + SIZE + (1 - from) * LEADING,
              text: taxed[key] ?? '',
              align,
              size: SIZE,
            });
        }
      });
    },
  };
}
