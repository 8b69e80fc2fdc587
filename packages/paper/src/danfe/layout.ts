import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import type { Place } from '../blocks/paper-style.ts';
import type { Note } from '../nfe/read.ts';
import type { Situation } from '../nfe/situation.ts';
import type { Page } from '../page/page.ts';
import type { Column, Row, Slot } from './table.ts';

/** The paper, and where its blocks go. */
export interface Frame {
  readonly pageWidth: number;
  readonly pageHeight: number;
  /** Position of the blocks on the first page; later ones have no stub. */
  readonly first: Place;
  readonly later: Place;
  readonly bottom: number;
}

export const isWide = ({ pageWidth, pageHeight }: Frame): boolean => pageWidth > pageHeight;

/** The blocks between head and products, and the additional text, which receives their overflow. */
export interface Middle {
  /** Returns the y below the blocks. */
  draw(page: Page): number;
  readonly text: string;
}

/** The parts in which the layouts of the DANFE on A4 differ. */
export interface Layout {
  /** Rows of the head, below the registrations of the issuer. */
  headRows(note: Note): readonly (readonly Field[])[];
  /** Banners below the head. */
  notices(note: Note, situation: Situation): readonly string[];
  /** @param start position of the blocks on the first page */
  middle(note: Note, frame: Frame, start: Place): Middle;
  readonly columns: readonly Column[];
  /** @param slots the columns of the first page */
  layRow(det: XmlElement, slots: readonly Slot[]): Row;
  /** The block between products and additional data. */
  footHeight(note: Note): number;
  foot(page: Page, place: Place, note: Note): void;
  /** Minimum lines of the additional data, when shrinking it lets all rows fit on the first page. */
  readonly textLinesMin: number;
  /** Content of the QR Code beside the additional data; `''` for none. */
  qrCode(note: Note): string;
}
