import { cstat } from './cstat.ts';
import { moduleOf } from './documents.ts';

/** Source of a code's meaning: manual and rules if the type's cStat table names them, else the table and the code. */
export function sourceOf(type: string, cStat: string): string {
  const known = cstat(type, cStat);
  const rejections = moduleOf(type)?.rejections;
  if (known === undefined || rejections === undefined) return `cStat ${cStat}`;
  const manuals = [...known.sources].flatMap((letter) => rejections.manuals[letter] ?? []);
  const places = known.rules.length > 0 ? known.rules.join(', ') : cStat;
  return manuals.length > 0 ? `${manuals.join('; ')}: ${places}` : `${rejections.table}: ${cStat}`;
}
