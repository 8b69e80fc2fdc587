import { OVERUSE_BLOCK, type OveruseLimit } from './overuse-limits.ts';

/** State of one CNPJ at one service, shared by all workers. */
export interface OveruseState {
  /** When each thing that is counted happened, oldest first: a cStat, or `''` for calls. Milliseconds since the epoch. */
  readonly marks: Readonly<Record<string, readonly number[]>>;
  /** Calls that each process may have in flight: any of them may still be refused. */
  readonly leases: Readonly<Record<string, { readonly calls: number; readonly untilMs: number }>>;
  /** No call leaves before its end. Afterwards one goes ahead of the others, and its answer removes it. */
  readonly block: OveruseBlock | null;
}

export interface OveruseBlock {
  readonly sinceMs: number;
  readonly untilMs: number;
  /** 656 or 678, as the authority answered; null = our own count stops before it would. */
  readonly cStat: string | null;
  /** The rejection that our own count is of. */
  readonly equal: string | null;
}

export const NOTHING_COUNTED: OveruseState = { marks: {}, leases: {}, block: null };

export type Permission =
  /** So many calls may be under way. */
  | { readonly kind: 'segue'; readonly calls: number }
  /** So many are under way that one more could be one too many. */
  | { readonly kind: 'cheio' }
  | { readonly kind: 'espera'; readonly untilMs: number };

export interface Counted {
  readonly state: OveruseState;
  readonly permission: Permission;
}

/** Longer than a call can take: what a dead process had under way is forgotten then. */
export const LEASE_MS = 90_000;
/** No process leases more than such a part of what is left: others send for the company, too. */
const SHARES = 3;
/** The authority counts a call when it reads it, not when it leaves. */
const SLACK_MS = 60_000;

/** Our own maximum inside the window. */
export const oursOf = ({ most, margin }: OveruseLimit): number => most - margin;
const spanOf = ({ windowMs }: OveruseLimit): number => windowMs + SLACK_MS;

/** Without what no longer counts. */
function pruneMarks(state: OveruseState, limit: OveruseLimit, nowMs: number): OveruseState {
  const marks = Object.entries(state.marks).flatMap(([what, all]) => {
    const left = all.filter((atMs) => atMs > nowMs - spanOf(limit));
    return left.length === 0 ? [] : [[what, left] as const];
  });
  const leases = Object.entries(state.leases).filter(([, { untilMs }]) => untilMs > nowMs);
  return { ...state, marks: Object.fromEntries(marks), leases: Object.fromEntries(leases) };
}

/** When so few of them are left inside the window that one more may happen. */
function roomAt(marks: readonly number[], limit: OveruseLimit): number {
  return (marks[marks.length - oursOf(limit)] ?? 0) + spanOf(limit);
}

const openUntil = ({ block }: OveruseState, nowMs: number): number | null =>
  block !== null && block.untilMs > nowMs ? block.untilMs : null;

/** Counts a call, or returns the time of the next one. */
export function countCall(before: OveruseState, limit: OveruseLimit, nowMs: number): Counted {
  const blockedMs = openUntil(before, nowMs);
  if (blockedMs !== null) return { state: before, permission: { kind: 'espera', untilMs: blockedMs } };
  const state = pruneMarks(before, limit, nowMs);
  const calls = state.marks[''] ?? [];
  if (calls.length >= oursOf(limit))
    return { state: before, permission: { kind: 'espera', untilMs: roomAt(calls, limit) } };
  return {
    state: { ...state, marks: { ...state.marks, '': [...calls, nowMs] } },
    permission: { kind: 'segue', calls: 1 },
  };
}

/** The longest row of equal rejections. */
const worstOf = ({ marks }: OveruseState): number =>
  Math.max(0, ...Object.values(marks).map((all) => all.length));

/**
 * Lets a process have calls under way, as many as could all be refused alike without being too many. What it had before is
 * replaced. `wanted` counts those that it has under way already.
 */
export function leaseCalls(
  before: OveruseState,
  limit: OveruseLimit,
  { holder, wanted, nowMs }: { readonly holder: string; readonly wanted: number; readonly nowMs: number },
): Counted {
  const blockedMs = openUntil(before, nowMs);
  if (blockedMs !== null) return { state: before, permission: { kind: 'espera', untilMs: blockedMs } };
  const state = pruneMarks(before, limit, nowMs);
  const { [holder]: _own, ...others } = state.leases;
  const taken = Object.values(others).reduce((sum, { calls }) => sum + calls, 0);
  const most = state.block === null ? oursOf(limit) - worstOf(state) : 1;
  const calls = Math.min(wanted, Math.ceil(most / SHARES), most - taken);
  if (calls <= 0) return { state: before, permission: { kind: 'cheio' } };
  const leases = { ...others, [holder]: { calls, untilMs: nowMs + LEASE_MS } };
  return { state: { ...state, leases }, permission: { kind: 'segue', calls } };
}

/** A call of the holder was refused: the mark takes the place of the call. Stops everything where one more would be too many. */
export function countRejection(
  before: OveruseState,
  limit: OveruseLimit,
  { holder, cStat, nowMs }: { readonly holder: string; readonly cStat: string; readonly nowMs: number },
): OveruseState {
  const state = pruneMarks(before, limit, nowMs);
  const equal = [...(state.marks[cStat] ?? []), nowMs];
  const own = state.leases[holder];
  const leases =
    own === undefined
      ? state.leases
      : { ...state.leases, [holder]: { ...own, calls: Math.max(0, own.calls - 1) } };
  const full = equal.length >= oursOf(limit);
  const block = full
    ? later(state.block, { sinceMs: nowMs, untilMs: roomAt(equal, limit), cStat: null, equal: cStat })
    : activeBlock(state, nowMs);
  return { marks: { ...state.marks, [cStat]: equal }, leases, block };
}

/** The authority refuses the CNPJ at this service. */
export const countBlock = (state: OveruseState, cStat: string, nowMs: number): OveruseState => ({
  ...state,
  block: later(state.block, { sinceMs: nowMs, untilMs: nowMs + OVERUSE_BLOCK.ms, cStat, equal: null }),
});

/** The authority took a call: a block that has ended is over. */
export const countAnswer = (state: OveruseState, nowMs: number): OveruseState =>
  state.block === null || openUntil(state, nowMs) !== null ? state : { ...state, block: null };

const activeBlock = (state: OveruseState, nowMs: number): OveruseBlock | null =>
  countAnswer(state, nowMs).block;

/** Merges overlapping blocks: the later end, and the start of the first. */
function later(known: OveruseBlock | null, block: OveruseBlock): OveruseBlock {
  if (known === null || known.untilMs <= block.sinceMs) return block;
  return known.untilMs > block.untilMs ? known : { ...block, sinceMs: known.sinceMs };
}
