import { parseArgs } from 'node:util';
import { overuseLimits } from '@fiscal/core/lifecycle/overuse-limits';
import { RULES } from '../authority/authorities.ts';
import type { ListedRule } from '../authority/authority.ts';

const STATES: Readonly<Record<ListedRule['level'], string>> = {
  on: 'on',
  strict: 'strict only',
  marker: 'by marker',
  'not-built': 'not built',
};

/** Place where the rule applies: before sending, with its strength, in the sandbox, or both. */
const sideOf = (level: ListedRule['level'], predicted: ListedRule['predicted']): string => {
  const sides = [
    ...(predicted === null ? [] : [`validação (${predicted})`]),
    ...(level === 'not-built' ? [] : ['sandbox']),
  ];
  return sides.length === 2 ? `ambos (${predicted})` : (sides[0] ?? '');
};

const { values } = parseArgs({
  options: { type: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const types = [...RULES.keys()].filter((type) => values.type === undefined || values.type === type);
const rows = types.flatMap((type) => (RULES.get(type)?.() ?? []).map((rule) => ({ type, ...rule })));

if (values.json) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  for (const type of types) {
    const own = rows.filter((row) => row.type === type);
    console.log(`\n${type}`);
    for (const { cStat, level, stage, event, message, provisional, source, predicted, authorityOnly } of own)
      console.log(
        `${cStat.padStart(4)}  ${STATES[level].padEnd(11)}  ${sideOf(level, predicted).padEnd(21)}  ${stage.padEnd(12)}  ${event === null ? '' : `[${event}] `}${message.slice(0, 90)}${provisional ? ' (provisional text)' : ''}  | ${source}${authorityOnly === null ? '' : `  | only the authority: ${authorityOnly}`}`,
      );
    const counts = Object.entries(STATES).map(
      ([level, name]) => `${own.filter((row) => row.level === level).length} ${name}`,
    );
    console.log(`${type}: ${counts.join(', ')}`);
    for (const { service, counts: what, most, windowMs, source: origin } of overuseLimits(type))
      console.log(
        `consumo indevido  ${(service ?? 'any other').padEnd(18)}  ${most} ${what} in ${windowMs / 60_000} min  | ${origin}`,
      );
  }
}
