import type { CStatRow } from '../../vocabulary/cstat-row.ts';

/** Official texts by code, without the templates that only an authority can fill. */
export const rejectionTexts = (cstats: readonly CStatRow[]): ReadonlyMap<string, string> =>
  new Map(cstats.map(({ code, text }) => [code, text.replace(/\s*\[[^\]]*\]\.?/g, '')]));
