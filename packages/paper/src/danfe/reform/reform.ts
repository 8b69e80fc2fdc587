import { child } from '@fiscal/core/xml/parse';
import type { Field } from '../../blocks/field.ts';
import { field, type Place } from '../../blocks/paper-style.ts';
import { finalityOf } from '../../nfe/finality.ts';
import { noticeOf } from '../../nfe/notices.ts';
import { type Note, valueAt } from '../../nfe/read.ts';
import { createPage, type Page } from '../../page/page.ts';
import { additionalText, heightOfText, TEXT_LINES_LEAST, TEXT_LINES_MIN } from '../additional.ts';
import { billing, furtherInWords, LINES_MAX } from '../billing.ts';
import { issqn, issqnHeight } from '../issqn.ts';
import type { Frame, Layout } from '../layout.ts';
import { ENTREGA, otherPlace, placeInWords, RETIRADA, recipient } from '../parties.ts';
import { PRODUCTS_HEAD, ROWS_MIN } from '../table.ts';
import { transport } from '../transport.ts';
import { COLUMNS, layRow } from './products.ts';
import { totals, totalsInWords } from './totals.ts';

/** Source: NF-e layout 4.00, C21; NT 2026.010, models of reference. */
const REGIMES: Readonly<Record<string, string>> = {
  '1': '1 - SIMPLES NACIONAL',
  '2': '2 - SIMPLES NACIONAL - EXCESSO DE SUBLIMITE DE RECEITA BRUTA',
  '3': '3 - REGIME NORMAL',
  '4': '4 - SIMPLES NACIONAL - MICROEMPREENDEDOR INDIVIDUAL - MEI',
};

/** The second box is reserved: no published element feeds it. Source: NT 2026.010, 4.2. */
function regime({ emit }: Note): readonly Field[] {
  const crt = valueAt(emit, 'CRT');
  return [
    field('CÓDIGO DO REGIME TRIBUTÁRIO', REGIMES[crt] ?? crt),
    field('TIPO DE REGIME DE APURAÇÃO DO IBS E DA CBS', ''),
  ];
}

/** Sizes of the blocks. */
interface Spacing {
  readonly instalmentLines: number;
  readonly boxesPerRow: number;
  readonly placesInWords: boolean;
}
const ROOMY: Spacing = { instalmentLines: LINES_MAX, boxesPerRow: 4, placesInWords: false };
const FEW_INSTALMENTS: Spacing = { ...ROOMY, instalmentLines: 1 };
const WITHOUT_PLACES: Spacing = { ...FEW_INSTALMENTS, placesInWords: true };
const TIGHT: Spacing = { ...WITHOUT_PLACES, boxesPerRow: 8 };
const SPACINGS = [ROOMY, FEW_INSTALMENTS, WITHOUT_PLACES, TIGHT];

const PLACES = [
  [RETIRADA, 'retirada'],
  [ENTREGA, 'entrega'],
] as const;

const placesOf = ({ infNFe }: Note) =>
  PLACES.flatMap(([title, name]) => {
    const group = child(infNFe, name);
    return group ? [{ title, group }] : [];
  });

/** In the order of NT 2026.010, models of reference; places: NT 2018.005. */
function blocks(
  page: Page,
  start: Place,
  { note, spacing }: { readonly note: Note; readonly spacing: Spacing },
): number {
  let y = recipient(page, start, note);
  for (const { title, group } of spacing.placesInWords ? [] : placesOf(note))
    y = otherPlace(page, { ...start, y }, { title, group });
  y = billing(page, { ...start, y }, { note, lines: spacing.instalmentLines });
  y = totals(page, { ...start, y }, { note, each: spacing.boxesPerRow });
  issqn(page, { ...start, y }, { note, absent: null });
  return transport(page, { ...start, y: y + issqnHeight(note) }, { note, filledOnly: true });
}

const qrCodeOf = ({ supl }: Note): string => valueAt(supl, 'qrCode');

/** The first spacing that leaves rows on the first page, else the first that leaves the additional data there. */
function spacingFor(note: Note, { pageWidth, bottom }: Frame, start: Place): Spacing {
  const text = heightOfText(qrCodeOf(note) ? TEXT_LINES_MIN : TEXT_LINES_LEAST);
  const leaving = (room: number) =>
    SPACINGS.find((one) => blocks(createPage(pageWidth), start, { note, spacing: one }) + room <= bottom);
  return leaving(PRODUCTS_HEAD + ROWS_MIN + text) ?? leaving(text) ?? TIGHT;
}

/** The layout of NT 2026.010: IBS, CBS and IS in the totals and in each item. */
export const REFORM: Layout = {
  headRows: (note) => [regime(note)],
  notices: (note, situation) => [finalityOf(note), noticeOf(note, situation)].filter(Boolean),
  middle(note, frame, start) {
    const spacing = spacingFor(note, frame, start);
    const places = spacing.placesInWords ? placesOf(note) : [];
    return {
      draw: (page) => blocks(page, start, { note, spacing }),
      text: additionalText(note, [
        totalsInWords(note),
        ...furtherInWords(note, start.width, spacing.instalmentLines),
        ...places.map(({ title, group }) => placeInWords(title, group)),
      ]),
    };
  },
  columns: COLUMNS,
  layRow,
  footHeight: () => 0,
  foot: () => undefined,
  textLinesMin: 4,
  qrCode: qrCodeOf,
};
