import type { Draft } from '../../engine/body/draft.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import type { RtcModel } from '../../tables/rtc/rtc.ts';
import type { Reform } from '../../tax/reform/reform.ts';
import type { Rejections } from '../../vocabulary/rejection-row.ts';
import { SIMPLIFICADO_TIPO_2 } from './coupon/coupon.ts';
import { NFE_REJECTIONS } from './rejections.ts';

/** Differences of NF-e and NFC-e while a body is completed. */
export interface Model {
  readonly type: 'nfe' | 'nfce';
  readonly mod: '55' | '65';
  readonly nome: string;
  /** Column of the code tables of IBS and CBS. */
  readonly rtc: RtcModel;
  readonly rejections: Rejections;
  /** ide/tpImp by presence of the buyer; `''` is every other presence. */
  readonly tipoImpressao: ReadonlyMap<string, string>;
  /** Every document names its recipient. */
  readonly recipientRequired: boolean;
  /** Presences that ask for a recipient with address all the same. */
  readonly recipientWhenPresence: readonly string[];
  /** Default of indIEDest; null leaves it open. */
  readonly indicadorIe: string | null;
  /** Body fields that the model does not write. */
  readonly unwritten: readonly string[];
  /** Means of payment when none was sent and nothing else decides. */
  readonly defaultPayment: 'sem-pagamento' | 'dinheiro';
  /** Computes the change when more than the total was paid. */
  readonly change: boolean;
}

export const NFE: Model = {
  type: 'nfe',
  mod: '55',
  nome: 'NF-e',
  rtc: 'NFe',
  rejections: NFE_REJECTIONS,
  tipoImpressao: new Map([
    ['', '1'],
    ['4', SIMPLIFICADO_TIPO_2],
  ]),
  recipientRequired: true,
  recipientWhenPresence: [],
  indicadorIe: null,
  unwritten: [],
  defaultPayment: 'sem-pagamento',
  change: false,
};

/** A note on its way to being complete; `input` and `items` are filled in place. */
export interface Note extends Draft {
  readonly model: Model;
  readonly items: readonly FlatInput[];
  /** The items taxed by ISSQN. */
  readonly services: ReadonlySet<FlatInput>;
  readonly reform: Reform;
}
