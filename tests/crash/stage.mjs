import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../scripts/base/errors.mjs';
import { stackHome } from '../../scripts/base/paths.mjs';
import { freePort } from '../../scripts/base/ports.mjs';
import { makeScratchDir, startPostgres } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { makeSmallDisk } from './disk.mjs';
import { createLine } from './line.mjs';
import { clocksOf, effectsOf, VICTIMS } from './plan.mjs';
import { TIMEOUT_MS } from './receivers.mjs';
import { STAND_INS } from './stand-ins.mjs';
import { createSteps } from './steps.mjs';
import { isAlive, killNow } from './victims.mjs';

/**
 * @typedef {import('./plan.mjs').Victim} Victim
 * @typedef {import('../../scripts/stack/stack.mjs').Started} Started
 * @typedef {{ healing: boolean, closing: boolean, kills: Record<string, number>, clocks: Record<string, number>,
 *   away: Set<Victim>, down: Set<Victim>, keepers: Promise<void>[], lanes: Promise<unknown>, deaths: string[] }} State
 */

/** @type {Set<Victim>} */
const OURS = new Set(['api', 'worker']);

/**
 * A whole stack of its own whose processes pass their named steps through us, behind a line that can be cut, with a
 * keeper per process that brings it up again when it is dead: after a healing, as an operator's supervisor would.
 * @param {string} seed
 * @param {{ plant?: string | undefined }} [options]
 */
export async function openStage(seed, { plant } = {}) {
  const scratch = makeScratchDir('emite-crash-');
  const home = stackHome(path.join(scratch, 'stack'));
  fs.mkdirSync(home.dir, { recursive: true });
  const disk = makeSmallDisk(home.postgres);
  const ports = await freeStackPorts();
  const proxy = await freePort();
  const line = await createLine({ seed, port: proxy, target: ports.sandbox });
  const steps = await createSteps(effectsOf(seed));
  const nextClock = clocksOf(seed);
  const state = initialState();

  /** @type {(service: Started) => Started} */
  const tailor = (service) => watchService(service, { state, steps, proxy, plant });
  const onInterrupt = () => void close().finally(() => process.exit(1));
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, onInterrupt);
  const close = async () => {
    for (const name of ['SIGINT', 'SIGTERM']) process.off(name, onInterrupt);
    state.closing = true;
    await Promise.all(state.keepers);
    await steps.close();
    await stopStack(home).catch((error) => process.stderr.write(`${messageOf(error)}\n`));
    await line.close();
    disk.remove();
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  try {
    const env = {
      EMISSION_WAIT_FACTOR: '0.02',
      SEFAZ_TIMEOUT_MS: '3000',
      WEBHOOK_TIMEOUT_MS: String(TIMEOUT_MS),
      LOG_LEVEL: 'warn',
    };
    const stack = await startStack({ home, ports, env, temporalUi: false, standIns: STAND_INS, tailor });
    const start = {
      ...stack.start,
      postgres: () => startPostgres({ dir: home.postgres, port: stack.databases.server?.port }),
    };
    state.keepers = VICTIMS.map((victim) => keep(victim, start[victim]));
    return { home, stack, disk, line, steps, state, close, kill, up, heal };
  } catch (error) {
    await close();
    throw error;
  }

  /**
   * A process that is dead is started again, with the clock that is its turn; until it is up, or dead again.
   * @type {(victim: Victim, bringUp: () => Promise<unknown>) => Promise<void>}
   */
  async function keep(victim, bringUp) {
    while (!state.closing) {
      if (!state.away.has(victim) && !isAlive(home, victim)) {
        if (OURS.has(victim) && !state.down.has(victim))
          state.deaths.push(`${victim} ended, and nobody had killed it`);
        state.down.add(victim);
        state.clocks[victim] = state.healing ? 0 : nextClock();
        await bringUp().then(
          () => state.down.delete(victim),
          () => {},
        );
        // Healing may have begun while it was coming up.
        if (state.healing && state.clocks[victim]) kill(victim);
      }
      await delay(100);
    }
  }

  /**
   * Resolves when the process serves, after a healing if need be.
   * @type {(victim: Victim) => Promise<void>}
   */
  async function up(victim) {
    while (state.down.has(victim)) await delay(50);
  }

  /** @type {(victim: Victim) => boolean} */
  function kill(victim) {
    if (!killNow(home, victim)) return false;
    state.down.add(victim);
    state.kills[victim] = (state.kills[victim] ?? 0) + 1;
    return true;
  }

  /** Ends the faults and restarts processes with a wrong clock. */
  function heal() {
    state.healing = true;
    steps.calm();
    line.set('pass');
    disk.free();
    for (const name of OURS) {
      if (state.clocks[name]) kill(name);
    }
  }
}

/** @type {() => State} */
const initialState = () => ({
  healing: false,
  closing: false,
  kills: {},
  clocks: {},
  away: new Set(),
  down: new Set(),
  keepers: [],
  lanes: Promise.resolve([]),
  /** Faults: processes of ours that ended by themselves. */
  deaths: [],
});

/**
 * A process as it is started here: its steps pass through us, its clock may be wrong, its line to the sandbox can be cut.
 * @type {(service: Started, lab: { state: State, steps: { url: string }, proxy: number, plant: string | undefined }) => Started}
 */
function watchService(service, { state, steps, proxy, plant }) {
  if (service.name === 'sandbox') return service;
  const settings = {
    ...service.settings,
    ...(service.name === 'worker' ? { SANDBOX_URL: `https://127.0.0.1:${proxy}` } : {}),
    CRASH_LAB: steps.url,
    CLOCK_OFFSET_MS: String(state.clocks[service.name] ?? 0),
    ...(plant ? { CRASH_PLANT: plant } : {}),
  };
  return { ...service, settings };
}
