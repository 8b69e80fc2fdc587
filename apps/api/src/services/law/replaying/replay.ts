import { type ChangeId, changesBetween } from '@fiscal/core/calendar/calendar';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { legalChangeOf } from '@fiscal/core/registry/legal-calendar';
import type { Target } from '@fiscal/core/vocabulary/target';
import type { EmissionBody } from '@fiscal/db/documents/emission-bodies';
import { parseJson } from '../../../base/json/parse.ts';
import { noonOf } from '../../emission/emission-context.ts';
import { issuedOn } from '../../emission/issued-on.ts';
import { predictResult } from '../../emission/predicted.ts';

/** Plain data, so that a process of its own can take it. */
export interface ReplaySettings {
  /** Today's; the clock and the law are those of each day. */
  readonly context: Omit<EmissionContext, 'ibpt'> & { readonly target: Target };
  /** Today, then the days from which on the law differs. */
  readonly days: readonly [string, ...string[]];
}

export const FINDING_EFFECTS = ['rejeicao', 'dever', 'risco'] as const;

/** Something that a coming day brings to bodies which today's law does not. */
export interface Finding {
  /** First day, `AAAA-MM-DD`. */
  readonly day: string;
  /** Changes of that day that may bring it. */
  readonly changes: readonly string[];
  /** Refusal, duty of the law, or a refusal that only some authorities give. */
  readonly effect: (typeof FINDING_EFFECTS)[number];
  readonly type: string;
  /** JSON path of the body, with `[]` for the entries of a list. */
  readonly field: string;
  readonly code: string;
  readonly cStat: string | null;
  readonly message: string;
  readonly fix: string | null;
  readonly norm: string | null;
  /** Number of bodies. */
  readonly documents: number;
  /** Documents of these bodies, newest first; the first hundred. */
  readonly documentIds: readonly string[];
}

export interface ReplayResult {
  readonly replayed: number;
  /** Bodies with a new refusal, and with a new duty. */
  readonly refused: number;
  readonly inDuty: number;
  readonly findings: readonly Finding[];
}

const DOCUMENT_IDS_MAX = 100;
/** Far more than there are rules that change. */
const FINDINGS_MAX = 500;
const LIMITS = { depth: 64, entries: 10_000 } as const;

type Found = Pick<Finding, 'effect' | 'type' | 'field' | 'code' | 'cStat' | 'message' | 'fix' | 'norm'>;
/** Findings of a body on one day; the key is equal for equal findings of two bodies. */
type Verdict = ReadonlyMap<string, Found>;
type Body = Readonly<Record<string, unknown>>;

const keyOf = ({ effect, type, field, code, cStat, norm }: Found): string =>
  JSON.stringify([effect, type, field, code, cStat, norm]);
const general = (field: string): string => field.replace(/\[\d+\]/g, '[]');

function verdictOn(
  day: string,
  { type, strict }: EmissionBody,
  { body, context }: { readonly body: Body; readonly context: ReplaySettings['context'] },
): Verdict {
  const definition = documentOf(type);
  const nowMs = Date.parse(noonOf(day));
  const taken = definition.take(issuedOn(day, body, context.nowMs).body, {
    ...context,
    nowMs,
    lawDay: day,
    completeInSandbox: !strict,
  });
  const refusals = predictResult(definition, taken, { strict: false }).problems.map(
    ({ field, code, cStat, message, fix }): Found => ({
      effect: 'rejeicao',
      type,
      field: general(field),
      code,
      cStat: cStat ?? null,
      message,
      fix: fix ?? null,
      norm: null,
    }),
  );
  const noticed = taken.notices.flatMap(({ field, code, cStat, message, norm }): Found[] =>
    code === 'obrigacao_legal' || code === 'risco_de_rejeicao'
      ? [
          {
            effect: code === 'obrigacao_legal' ? 'dever' : 'risco',
            type,
            field: general(field),
            code,
            cStat: cStat ?? null,
            message,
            fix: null,
            norm: norm ?? null,
          },
        ]
      : [],
  );
  return new Map([...refusals, ...noticed].map((found) => [keyOf(found), found]));
}

/** Changes of a day that may bring what was found: those of its norm, or those that refuse documents of its type. */
function causesOf(ids: readonly ChangeId[], day: string, { type, effect, norm }: Found): readonly string[] {
  const changes = ids.map((id) => legalChangeOf(id, day));
  const [first, second] = [
    changes.filter((change) => norm !== null && change.norm === norm),
    changes.filter(
      (change) =>
        change.types.includes(type) &&
        change.state !== 'pendente' &&
        (change.effect === 'dever') === (effect === 'dever'),
    ),
  ];
  const causes = first.length > 0 ? first : second.length > 0 ? second : changes;
  return causes.map(({ id }) => id);
}

/**
 * Judges bodies by the law of the last day, and those with findings by today's too: the difference is new. The days
 * between are read once for each finding: the same finding of another body has the same first day.
 */
export function createReplay({ context, days }: ReplaySettings) {
  const [today] = days;
  const last = days.at(-1) ?? today;
  const findings = new Map<string, Finding & { readonly documentIds: string[] }>();
  let [replayed, refused, inDuty] = [0, 0, 0];

  function firstDayOf(key: string, verdict: (day: string) => Verdict): string {
    return days.slice(1).find((day) => verdict(day).has(key)) ?? last;
  }

  function begin(key: string, found: Found, day: string): void {
    const before = days[days.indexOf(day) - 1] ?? today;
    const changes = causesOf(changesBetween(before, day, context.target), day, found);
    findings.set(key, { ...found, day, changes, documents: 0, documentIds: [] });
  }

  function judgeBody(one: EmissionBody): void {
    const parsed: unknown = parseJson(one.body, LIMITS);
    if (typeof parsed !== 'object' || parsed === null) return;
    const body: Body = { ...parsed };
    const verdicts = new Map<string, Verdict>();
    const verdict = (day: string): Verdict => {
      const there = verdicts.get(day) ?? verdictOn(day, one, { body, context });
      verdicts.set(day, there);
      return there;
    };
    const then = verdict(last);
    // A body without findings needs no second look.
    const coming = then.size === 0 ? [] : [...then].filter(([key]) => !verdict(today).has(key));
    for (const [key, found] of coming) {
      if (!findings.has(key) && findings.size < FINDINGS_MAX) begin(key, found, firstDayOf(key, verdict));
      const finding = findings.get(key);
      if (finding === undefined) continue;
      findings.set(key, { ...finding, documents: finding.documents + 1 });
      if (finding.documentIds.length < DOCUMENT_IDS_MAX) finding.documentIds.push(one.id);
    }
    const brings = (effect: Found['effect']) => coming.some(([, found]) => found.effect === effect);
    if (brings('rejeicao')) refused += 1;
    if (brings('dever')) inDuty += 1;
  }

  return {
    judge(bodies: readonly EmissionBody[]) {
      for (const one of bodies) {
        replayed += 1;
        judgeBody(one);
      }
    },
    result: (): ReplayResult => ({
      replayed,
      refused,
      inDuty,
      findings: [...findings.values()].toSorted(
        (one, other) => one.day.localeCompare(other.day) || other.documents - one.documents,
      ),
    }),
  };
}

export type Replay = ReturnType<typeof createReplay>;
