import { BUILT_IN } from '../../tables/rtc/built-in.ts';
import type { RtcModel } from '../../tables/rtc/rtc.ts';
import type { Reform } from '../../tax/reform.ts';
import { textOf } from '../layout/flat.ts';
import type { Draft } from './draft.ts';

/** What decides IBS and CBS of a draft: tables of the context (else those of this version), model, day and government purchase. */
export function reformOf(
  { context, input, dhEmi }: Pick<Draft, 'context' | 'input' | 'dhEmi'>,
  model: RtcModel,
): Reform {
  const reducer = textOf(input, 'perc_reducao_aliquota_compra_governamental');
  return {
    tables: context.rtc ?? BUILT_IN,
    model,
    date: dhEmi.slice(0, 10),
    ...(reducer === undefined ? {} : { reducer }),
  };
}
