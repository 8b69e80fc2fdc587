import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../scripts/base/errors.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { audit } from './audit/audit.mjs';
import { openCompanies } from './companies.mjs';
import { nothingPending, prepareAccounts } from './database.mjs';
import { emissionsOf } from './emissions.mjs';
import { keepEvidence } from './evidence.mjs';
import { createIntegrator } from './integrator.mjs';
import { createOutages } from './outages.mjs';
import { faultsOf } from './plan.mjs';
import { createRandom } from './random.mjs';
import { openReceivers } from './receivers.mjs';
import { openStage } from './stage.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof openStage>>} Stage
 * @typedef {ReturnType<typeof createIntegrator>} Integrator
 * @typedef {import('./plan.mjs').Fault} Fault
 */

const AT_ONCE = 10;
/** A step that does not come within this time is skipped; its fault is reported as not struck. */
const STEP_WITHIN_MS = 12_000;
const EMISSIONS_PER_FAULT = 5;
/** Fewer than a plan can have: each seed strikes other steps, and a run of many seeds strikes them all. */
const FAULTS_MAX = 24;
const HEAL_MS = 120_000;

/**
 * Runs a seed: a stack of its own, emissions while its faults strike one after the other, healing, audit. Returns
 * faults found, counts, and the planned faults that struck
 * @param {string} seed
 * @param {{ emissions: number, faults: number | undefined, plant: string | undefined, outages: boolean }} options
 *   `outages`: every other fault is an outage of an authority, and all companies enter contingency automatically
 */
export async function runSeed(seed, { emissions: count, faults: faultsMax, plant, outages: many }) {
  const startedAt = performance.now();
  const stage = await openStage(seed, { plant });
  try {
    const { stack } = stage;
    const companies = await openCompanies(stack, count, { allByThemselves: many });
    const outages = createOutages(stack, companies);
    await prepareAccounts(stack);
    const receivers = await openReceivers(seed, stack, companies);
    const integrator = createIntegrator(stack.urls.api);
    const emissions = emissionsOf(seed, count, companies, { allModels: many });
    const plan = faultsOf(seed, faultsMax ?? Math.min(Math.ceil(count / EMISSIONS_PER_FAULT), FAULTS_MAX), {
      disk: stage.disk.reason === null,
      outages: many,
    });
    const struck = await underFaults({ seed, stage, outages, plan, emissions, integrator });
    stage.heal();
    await outages.end();
    const healed = await awaitSettled({ stage, stack, integrator, receivers });
    const { faults, counts } = await audit({ log: integrator.log, stack, companies, receivers });
    receivers.close();
    integrator.close();
    const all = [...healed, ...stage.state.deaths, ...faults];
    return {
      seed,
      faults: all,
      evidence: all.length > 0 ? await keepEvidence({ seed, stage, stack, faults: all }) : null,
      counts: {
        ...counts,
        faults: struck.length,
        struck: struck.filter(Boolean).length,
        kills: stage.state.kills,
      },
      planned: plan.map((fault, index) => ({ ...fault, struck: struck[index] })),
      steps: stage.steps.passed,
      disk: stage.disk.reason ?? 'made',
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await stage.close();
  }
}

/**
 * Emits in as many portions as there are faults: each portion begins when its fault is armed.
 * @type {(under: { seed: string, stage: Stage, outages: import('./outages.mjs').Outages, plan: Fault[], emissions: import('./emissions.mjs').Emission[], integrator: Integrator }) => Promise<boolean[]>}
 */
async function underFaults({ seed, stage, outages, plan, emissions, integrator }) {
  const random = createRandom(`pace ${seed}`);
  const queue = [...emissions];
  const portion = Math.ceil(emissions.length / Math.max(plan.length, 1));
  let allowed = 0;
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (;;) {
      while (allowed > 0) {
        const next = queue.shift();
        if (next === undefined) return;
        allowed -= 1;
        await integrator.emit(next);
      }
      if (queue.length === 0) return;
      await delay(20);
    }
  });
  /** @type {boolean[]} */
  const struck = [];
  for (const fault of plan) {
    const strike = provoke(stage, outages, fault);
    allowed += portion;
    struck.push(await strike);
    await delay(random.below(700));
  }
  allowed = Number.POSITIVE_INFINITY;
  stage.state.lanes = Promise.all(lanes);
  return struck;
}

/**
 * Resolves when the fault has struck or timed out: true when it struck. The process to be killed must be alive.
 * @type {(stage: Stage, outages: import('./outages.mjs').Outages, fault: Fault) => Promise<boolean>}
 */
async function provoke(stage, outages, fault) {
  switch (fault.kind) {
    case 'kill':
      await stage.up(fault.victim);
      if (fault.step === undefined) {
        await delay(fault.afterMs);
        return stage.kill(fault.victim);
      } else {
        let killed = false;
        const strike = () => (killed = stage.kill(fault.victim));
        await stage.steps.at(fault.step, fault.nth, strike, STEP_WITHIN_MS);
        return killed;
      }
    case 'line':
      stage.line.set(fault.mode);
      await delay(fault.forMs);
      stage.line.set('pass');
      return true;
    case 'outage':
      for (const outage of fault.outages) await outages.begin(outage);
      await delay(fault.forMs);
      await outages.end();
      return true;
    case 'disk':
      stage.disk.fill();
      await delay(fault.forMs);
      stage.disk.free();
      return true;
  }
}

/**
 * Waits, by the rows, until nothing is pending, every client has its answer and every message was delivered.
 * @type {(of: { stage: Stage, stack: Stage['stack'], integrator: Integrator, receivers:
 *   import('./receivers.mjs').Receivers }) => Promise<string[]>}
 */
async function awaitSettled({ stage, stack, integrator, receivers }) {
  /** @type {string[]} */
  const faults = [];
  /** @type {(error: unknown) => void} */
  const note = (error) => {
    const cause = error instanceof Error && error.cause ? messageOf(error.cause) : '';
    faults.push(`not healed: ${messageOf(error)} ${cause}`.trim());
  };
  const lanes = waitFor('answers for every client', doneOf(stage.state.lanes), { timeoutMs: HEAL_MS });
  await lanes.catch(note);
  integrator.giveUp();
  await stage.state.lanes;
  await nothingPending(stack, { idleMs: HEAL_MS }).catch(note);
  await receivers.settle().catch(note);
  return faults;
}

/** @type {(promise: Promise<unknown>) => () => boolean} */
function doneOf(promise) {
  let done = false;
  void promise.then(() => (done = true));
  return () => done;
}
