import { createRandom } from './random.mjs';

/**
 * @typedef {'api' | 'worker' | 'postgres' | 'temporal' | 'sandbox'} Victim
 * @typedef {{ kind: 'kill', victim: Victim, step: string, nth: number } | { kind: 'kill', victim: Victim, step?: never, afterMs: number }
 *   | { kind: 'line', mode: import('./line.mjs').Mode, forMs: number } | { kind: 'disk', forMs: number } | { kind: 'outage', outages: import('./outages.mjs').Outage[], forMs: number }} Fault
 */

/**
 * Named steps of an emission and of its notifications, by their process; the steps of inside/*.ts.
 * @type {Record<'api' | 'worker', string[]>}
 */
export const STEPS = {
  api: ['commit.before', 'commit.after', 'start.before', 'start.after'],
  worker: [
    'store.before',
    'store.after',
    'sending.before',
    'sending.after',
    'send.before',
    'send.during',
    'send.answered',
    'receipt.before',
    'receipt.after',
    'ask.before',
    'ask.during',
    'ask.answered',
    'defer.before',
    'defer.after',
    'settle.before',
    'settle.after',
    'sweep.before',
    'sweep.after',
    'deliver.before',
    'deliver.answered',
    'finish.before',
    'finish.after',
  ],
};
/** @type {Victim[]} */
export const VICTIMS = ['api', 'worker', 'postgres', 'temporal', 'sandbox'];
/** @type {Victim[]} */
const OTHERS = ['postgres', 'temporal', 'sandbox'];
/** @type {import('./line.mjs').Mode[]} */
const CUTS = ['cut', 'stall', 'garble', 'cut'];
/** @type {('api' | 'worker')[]} */
const OWNERS = ['api', 'worker'];
const TEN_MINUTES = 600_000;

/**
 * Effects on an answer, or on a request on its way out, per mille.
 * @type {Record<string, [effect: string, perMille: number][]>}
 */
const EFFECTS = {
  'send.before': [['dobrar', 40]],
  'send.answered': [
    ['perder', 30],
    ['atrasar', 20],
    ['truncar', 20],
    ['trocar', 20],
  ],
  'ask.answered': [
    ['perder', 20],
    ['truncar', 20],
    ['trocar', 20],
  ],
};

/**
 * The faults of a seed, in order: a kill of the process itself at every step, one of another process at every step,
 * kills at random moments, cut connections, a full disk. A seed that may have fewer takes the first of its order.
 * @type {(seed: string, count: number, given: { disk: boolean, outages: boolean }) => Fault[]}
 */
export function faultsOf(seed, count, { disk, outages }) {
  const random = createRandom(`faults ${seed}`);
  /** @type {(victim: Victim, step: string) => Fault} */
  const at = (victim, step) => ({ kind: 'kill', victim, step, nth: 1 + random.below(3) });
  const steps = OWNERS.flatMap((owner) =>
    STEPS[owner].flatMap((step) => [at(owner, step), at(random.pick(OTHERS), step)]),
  );
  const anytime = VICTIMS.map(
    (victim) => /** @type {const} */ ({ kind: 'kill', victim, afterMs: random.below(1500) }),
  );
  const connections = CUTS.map((mode) => /** @type {const} */ ({ kind: 'line', mode, forMs: 800 }));
  /** @type {Fault[]} */
  const full = disk ? [{ kind: 'disk', forMs: 1500 + random.below(1500) }] : [];
  const others = random.shuffled([...steps, ...anytime, ...connections, ...full]);
  if (!outages) return others.slice(0, count);
  // Every other one is an outage.
  return others.flatMap((fault) => [outageOf(random), fault]).slice(0, count);
}

/** Kinds of outage: stopped, slow, silent before or after its work, unreachable, intermittent. */
const DOWN = [
  { state: '109' },
  { state: 'timeout=antes' },
  { state: 'timeout=depois' },
  { state: 'timeout=depois' },
  { state: 'lento', delayMs: 3_500 },
  { state: 'recusa' },
  { state: 'oscilante', calls: 3 },
];

/** @type {(random: ReturnType<typeof createRandom>) => Fault} */
function outageOf(random) {
  const type = random.pick(['nfe', 'nfce', 'nfe', 'nfce', 'cte', 'mdfe']);
  const down = { type, authorizer: /** @type {const} */ ('normal'), ...random.pick(DOWN) };
  const off = { type, authorizer: /** @type {const} */ ('svc'), state: '114' };
  const withoutSvc = (type === 'nfe' || type === 'cte') && random.next() < 0.3;
  return { kind: 'outage', outages: withoutSvc ? [down, off] : [down], forMs: 2_000 + random.below(4_000) };
}

/**
 * Effect on a passing of a step, determined by its count alone.
 * @type {(seed: string) => (step: string) => string | null}
 */
export function effectsOf(seed) {
  /** @type {Map<string, number>} */
  const passed = new Map();
  return (step) => {
    const rows = EFFECTS[step];
    if (rows === undefined) return null;
    const count = (passed.get(step) ?? 0) + 1;
    passed.set(step, count);
    const harmless = 1000 - rows.reduce((sum, [, weight]) => sum + weight, 0);
    return createRandom(`effect ${seed} ${step} ${count}`).weighted(
      /** @type {[string | null, number][]} */ ([...rows, [null, harmless]]),
    );
  };
}

/**
 * The wrong clock that a process gets at its next start: right, ten minutes fast or ten minutes slow.
 * @type {(seed: string) => () => number}
 */
export function clocksOf(seed) {
  const random = createRandom(`clock ${seed}`);
  return () => random.pick([0, 0, TEN_MINUTES, TEN_MINUTES, -TEN_MINUTES]);
}
