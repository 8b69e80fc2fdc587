import { child } from '@fiscal/core/xml/parse';
import type { Place } from '../../blocks/paper-style.ts';
import { noticeOf } from '../../nfe/notices.ts';
import type { Note } from '../../nfe/read.ts';
import type { Page } from '../../page/page.ts';
import { additionalText, TEXT_LINES_MIN } from '../additional.ts';
import { billing, furtherInstalments, LINES_MAX } from '../billing.ts';
import { issqn, issqnHeight } from '../issqn.ts';
import { type Frame, isWide, type Layout } from '../layout.ts';
import { ENTREGA, otherPlace, placeInWords, RETIRADA, recipient } from '../parties.ts';
import { transport } from '../transport.ts';
import { COLUMNS, layRow } from './products.ts';
import { tax } from './tax.ts';

/** Landscape paper has no room for both places: the place of collection is printed as text. */
const retiradaInWords = ({ infNFe }: Note, frame: Frame): boolean =>
  isWide(frame) && child(infNFe, 'entrega') !== undefined;

function blocks(
  page: Page,
  start: Place,
  { note, frame }: { readonly note: Note; readonly frame: Frame },
): number {
  let y = recipient(page, start, note);
  const { infNFe } = note;
  const retirada = child(infNFe, 'retirada');
  const entrega = child(infNFe, 'entrega');
  if (retirada && !retiradaInWords(note, frame))
    y = otherPlace(page, { ...start, y }, { title: RETIRADA, group: retirada });
  if (entrega) y = otherPlace(page, { ...start, y }, { title: ENTREGA, group: entrega });
  y = billing(page, { ...start, y }, { note, lines: LINES_MAX });
  y = tax(page, { ...start, y }, note);
  return transport(page, { ...start, y }, { note, filledOnly: false });
}

function textOf(note: Note, frame: Frame): string {
  const retirada = child(note.infNFe, 'retirada');
  return additionalText(note, [
    furtherInstalments(note, frame.first.width, LINES_MAX),
    retirada && retiradaInWords(note, frame) ? placeInWords(RETIRADA, retirada) : '',
  ]);
}

/** The layout until NT 2026.010. Source: MOC 7.0, annex II; NT 2018.005 (places), NT 2025.002 (totals of the reform). */
export const MOC: Layout = {
  headRows: () => [],
  notices: (note, situation) => [noticeOf(note, situation)].filter(Boolean),
  middle: (note, frame, start) => ({
    draw: (page) => blocks(page, start, { note, frame }),
    text: textOf(note, frame),
  }),
  columns: COLUMNS,
  layRow,
  footHeight: issqnHeight,
  foot: (page, place, note) => issqn(page, place, { note, absent: '0' }),
  textLinesMin: TEXT_LINES_MIN,
  qrCode: () => '',
};
