import { factAt, inForce } from '@fiscal/core/calendar/calendar';
import type { LoadedRate, TaxPart } from '../state/reference-rates.ts';

/** Rates by tax and year. Source: LC 214/2025, arts. 343, 344 and 346; NT 2025.002 UB18-10, UB37-10, UB56-10. */
const LAW: Readonly<Record<TaxPart, { readonly in2026: string; readonly in2027: string | undefined }>> = {
  gIBSUF: { in2026: '0.10', in2027: '0.05' },
  gIBSMun: { in2026: '0.00', in2027: '0.05' },
  gCBS: { in2026: '0.90', in2027: undefined },
};

/** Rate of the day of an emission: the law's, or one that was loaded; undefined where none is known. */
export function rateOfDay(
  part: TaxPart,
  dhEmi: string,
  loaded: readonly LoadedRate[] = [],
): string | undefined {
  const moment = factAt(dhEmi);
  if (inForce('rate-2026', moment)) return LAW[part].in2026;
  const law = inForce('rate-2027-ibs', moment) ? LAW[part].in2027 : undefined;
  const { day } = moment;
  return law ?? loaded.find((rate) => rate.part === part && rate.from <= day && day <= rate.to)?.percent;
}
