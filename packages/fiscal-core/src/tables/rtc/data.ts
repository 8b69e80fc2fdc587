import { z } from 'zod';
import { CREDIT_MARKS, GROUPS, MARKS, MODELS, type RtcData } from './rtc.ts';

const DAY = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const PERCENT = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);
const CST = z.string().regex(/^\d{3}$/);

const schema = z.object({
  version: z.string().min(1),
  situations: z.array(z.object({ code: CST, name: z.string(), demands: z.array(z.enum(GROUPS)) })),
  classifications: z.array(
    z.object({
      code: z.string().regex(/^\d{6}$/),
      cst: CST,
      name: z.string(),
      reductionIbs: PERCENT,
      reductionCbs: PERCENT,
      marks: z.array(z.enum(MARKS)),
      models: z.array(z.enum(MODELS)),
      from: DAY,
      to: DAY.exactOptional(),
    }),
  ),
  credits: z.array(
    z.object({ code: z.string().regex(/^\d{2}$/), name: z.string(), marks: z.array(z.enum(CREDIT_MARKS)) }),
  ),
});

/** Minimum of classifications in a table; the first full one had more, so fewer mean an excerpt. */
const CLASSIFICATIONS_MIN = 100;
/** The classification every usable table contains. */
const ORDINARY = '000001';

const firstRepeated = (codes: readonly string[]): string | undefined =>
  codes.find((code, at) => codes.indexOf(code) !== at);

/** Reason why these tables are unusable for judging documents; null when they are usable. */
function nonsense({ situations, classifications }: RtcData): string | null {
  if (classifications.length < CLASSIFICATIONS_MIN)
    return `only ${classifications.length} classifications, at least ${CLASSIFICATIONS_MIN} are expected`;
  const twice = firstRepeated([...situations, ...classifications].map(({ code }) => code));
  if (twice !== undefined) return `${twice} is there twice`;
  const known = new Set(situations.map(({ code }) => code));
  const used = new Set(classifications.map(({ cst }) => cst));
  const unused = situations.find(({ code }) => !used.has(code));
  if (unused !== undefined) return `CST ${unused.code} has no classification`;
  const stray = classifications.find(({ cst }) => !known.has(cst));
  if (stray !== undefined) return `${stray.code} is of CST ${stray.cst}, which is not there`;
  const reversed = classifications.find(({ from, to }) => to !== undefined && to < from);
  if (reversed !== undefined) return `${reversed.code} ends before it begins`;
  return classifications.some(({ code }) => code === ORDINARY) ? null : `${ORDINARY} is not there`;
}

/** Parses stored tables. @throws {Error} wrong shape or impossible values */
export function parseRtcData(value: unknown): RtcData {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`no code tables\n${z.prettifyError(parsed.error)}`);
  const fault = nonsense(parsed.data);
  if (fault !== null) throw new Error(`code tables are not taken: ${fault}`);
  return parsed.data;
}
