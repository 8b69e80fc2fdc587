import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { newId } from '@fiscal/db/base/ids';
import type { EmissionBody } from '@fiscal/db/documents/emission-bodies';
import type { ReplayResult, ReplaySettings } from './replay.ts';
import type { ReplayAnswer, ReplayRequest } from './replay-process.ts';

/** The process ended while it worked. */
export class ReplayEndedError extends Error {}

/** A running replay. Several replays take turns: each waits for its answer before it sends the next request. */
export interface RunningReplay {
  /** @throws {ReplayEndedError} */
  judge(bodies: readonly EmissionBody[]): Promise<void>;
  /** @throws {ReplayEndedError} */
  end(): Promise<ReplayResult>;
  /** Forgets it, ended or not. */
  drop(): void;
}

const PROCESS = new URL('./replay-process.mjs', import.meta.url);
const MEMORY_MB = 512;
const IDLE_MS = 60_000;

/** The process that judges stored bodies, started when it is needed. */
export function createReplayHost() {
  let running: Promise<ChildProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let open = 0;

  async function current(): Promise<ChildProcess> {
    clearTimeout(idle);
    const child = await (running ??= startProcess().catch((error: unknown) => {
      running = null;
      throw error;
    }));
    if (isAlive(child)) return child;
    running = null;
    return current();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const child = await running?.catch(() => null);
    running = null;
    if (!child || !isAlive(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  return {
    /** @throws {ReplayEndedError} */
    async begin(settings: ReplaySettings): Promise<RunningReplay> {
      const child = await current();
      const replay = newId();
      open += 1;
      let dropped = false;
      await ask(child, { kind: 'begin', replay, settings }).catch((error: unknown) => {
        open -= 1;
        throw error;
      });
      return {
        async judge(bodies) {
          await ask(child, { kind: 'judge', replay, bodies });
        },
        async end() {
          const result = await ask(child, { kind: 'end', replay });
          if (result === null) throw new ReplayEndedError();
          return result;
        },
        drop() {
          if (dropped) return;
          dropped = true;
          if (isAlive(child)) child.send({ kind: 'drop', replay } satisfies ReplayRequest);
          open -= 1;
          if (open === 0) idle = setTimeout(() => void close(), IDLE_MS).unref();
        },
      };
    },
    close,
  };
}

export type ReplayHost = ReturnType<typeof createReplayHost>;

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Starts the process below the priority of what issues documents, with nothing of this process's environment. */
function startProcess(): Promise<ChildProcess> {
  const child = fork(PROCESS, [], {
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Every replay under way listens for its answer and for the end.
  child.setMaxListeners(0);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new ReplayEndedError()));
    child.once('message', () => {
      child.off('error', reject);
      // Sending to an ended process fails; its `exit` event reports the end.
      child.on('error', () => {});
      if (child.pid !== undefined && isAlive(child))
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      resolve(child);
    });
  });
}

/** @throws {ReplayEndedError} */
function ask(child: ChildProcess, request: ReplayRequest): Promise<ReplayResult | null> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: ReplayAnswer) => {
      if (answer.kind === 'done' && answer.replay === request.replay) end(() => resolve(answer.result));
    };
    const onExit = () => end(() => reject(new ReplayEndedError()));
    const end = (settle: () => void) => {
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    child.on('message', onMessage).on('exit', onExit);
    if (isAlive(child)) child.send(request);
    else onExit();
  });
}
