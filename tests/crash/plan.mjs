import { createRandom } from './random.mjs';

/** Every named step of an emission, by the process that takes it; the steps of inside/*.ts. */
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
  ],
};
export const VICTIMS = ['api', 'worker', 'postgres', 'temporal', 'sandbox'];
const OTHERS = ['postgres', 'temporal', 'sandbox'];
const TEN_MINUTES = 600_000;

/** What may happen to an answer, or to a request on its way out, and how often in a thousand. */
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
 */
export function faultsOf(seed, count, { disk }) {
  const random = createRandom(`faults ${seed}`);
  const at = (victim, step) => ({ kind: 'kill', victim, step, nth: 1 + random.below(3) });
  const steps = Object.entries(STEPS).flatMap(([owner, names]) =>
    names.flatMap((step) => [at(owner, step), at(random.pick(OTHERS), step)]),
  );
  const anytime = VICTIMS.map((victim) => ({ kind: 'kill', victim, afterMs: random.below(1500) }));
  const connections = ['cut', 'stall', 'garble', 'cut'].map((mode) => ({ kind: 'line', mode, forMs: 800 }));
  const full = disk ? [{ kind: 'disk', forMs: 1500 + random.below(1500) }] : [];
  return random.shuffled([...steps, ...anytime, ...connections, ...full]).slice(0, count);
}

/** What happens to one passing of a step, decided by its count alone. */
export function effectsOf(seed) {
  const passed = new Map();
  return (step) => {
    const rows = EFFECTS[step];
    if (rows === undefined) return null;
    const count = (passed.get(step) ?? 0) + 1;
    passed.set(step, count);
    const harmless = 1000 - rows.reduce((sum, [, weight]) => sum + weight, 0);
    return createRandom(`effect ${seed} ${step} ${count}`).weighted([...rows, [null, harmless]]);
  };
}

/** The wrong clock that a process gets at its next start: right, ten minutes fast or ten minutes slow. */
export function clocksOf(seed) {
  const random = createRandom(`clock ${seed}`);
  return () => random.pick([0, 0, TEN_MINUTES, TEN_MINUTES, -TEN_MINUTES]);
}
