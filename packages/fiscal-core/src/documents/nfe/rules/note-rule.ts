import type { Dated } from '../../../calendar/calendar.ts';
import { isCoupon } from '../coupon/coupon.ts';
import { has, type ItemView, type NoteView, text } from './note-view.ts';

/**
 * Binding force of a rule. `obrig`: every authority applies it and the document alone decides it. `facul`: a UF may
 * apply it, or its exceptions are not certain. `cadastro`: a register outside the document decides. `doubt`: no norm
 * was seen, so it is a risk on live and applied nowhere.
 */
export type Strength = 'obrig' | 'facul' | 'cadastro' | 'doubt';

/** A rejection that is known before sending. The table of codes has its text, the catalog of rejections its field and fix. */
export interface NoteRule extends Dated {
  readonly cStat: string;
  readonly strength: Strength;
  /** The sandbox applies it on lenient test tokens as well. */
  readonly loose: boolean;
  /** Models it concerns; absent = both. */
  readonly mod?: '55' | '65';
  /** The authority's text, where the table of codes has another meaning of the code. */
  readonly xMotivo?: string;
  /** Notes that can break it, judged once a note; absent = all. */
  readonly when?: (note: NoteView) => boolean;
  /** Field of the reported item, when the note decides it; absent = that of the catalog of rejections. */
  readonly field?: (note: NoteView, position: number) => string;
  /**
   * Only a note that has this tag in `infNFe`, `ide`, `emit`, `dest`, `total` or `transp` can break it, or an item that has
   * it in `det`, `prod` or `imposto`, or as its group of ICMS; others are not judged by it at all.
   */
  readonly group?: string;
  /**
   * Field of an item whose absence breaks the rule. A sandbox default for it still reports the risk, as production
   * has none.
   */
  readonly lent?: string;
  /** Manual or note, and the rule's id where it was seen. */
  readonly source: string;
  readonly breaks?: (note: NoteView) => boolean;
  /** Judged for every item; a rule has either this or `breaks`. */
  readonly itemBreaks?: (item: ItemView, note: NoteView) => boolean;
}

type More = Pick<NoteRule, 'mod' | 'xMotivo' | 'when' | 'field' | 'group' | 'lent' | keyof Dated>;
type Test = (note: NoteView) => boolean;
type ItemTest = (item: ItemView, note: NoteView) => boolean;

const makers = (strength: Strength, loose: boolean) => ({
  note: (cStat: string, source: string, breaks: Test, more: More = {}): NoteRule => ({
    cStat,
    strength,
    loose,
    source,
    breaks,
    ...more,
  }),
  item: (cStat: string, source: string, itemBreaks: ItemTest, more: More = {}): NoteRule => ({
    cStat,
    strength,
    loose,
    source,
    itemBreaks,
    ...more,
  }),
});

/** Rows of rules that the lenient sandbox applies too. */
export const obrig = makers('obrig', true);
export const facul = makers('facul', true);
/** Rows of rules that only the strict sandbox applies. */
export const strictObrig = makers('obrig', false);
export const strictFacul = makers('facul', false);
export const cadastro = makers('cadastro', false);
/** Rows that no sandbox applies. */
export const doubt = makers('doubt', false);

export const NFE_ONLY: More = { mod: '55' };
export const NFCE_ONLY: More = { mod: '65' };
/** Issuers subject to IBS and CBS alone, which have no IE. */
export const EXCLUSIVE: More = { when: ({ emit }) => !has(emit, 'IE'), since: 'nfe-2026.007-no-ie' };
export const EXCLUSIVE_NFE: More = { ...EXCLUSIVE, ...NFE_ONLY };
/** NFC-e, and NF-e with the «DANFE Simplificado Tipo 2». */
export const COUPON_ONLY: More = { when: ({ ide }) => isCoupon(text(ide, 'mod'), text(ide, 'tpImp')) };
