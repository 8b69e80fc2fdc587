import type { EmissionBody } from '@fiscal/db/documents/emission-bodies';
import { createReplay, type Replay, type ReplayResult, type ReplaySettings } from './replay.ts';

/** Requests to the process; each but `drop` is answered, in the order that they came. */
export type ReplayRequest = { readonly replay: string } & (
  | { readonly kind: 'begin'; readonly settings: ReplaySettings }
  | { readonly kind: 'judge'; readonly bodies: readonly EmissionBody[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'drop' }
);

export type ReplayAnswer =
  /** Everything is loaded. */
  | { readonly kind: 'ready' }
  /** @param result with `end` alone */
  | { readonly kind: 'done'; readonly replay: string; readonly result: ReplayResult | null };

const replays = new Map<string, Replay>();

function sendAnswer(answer: ReplayAnswer): void {
  process.send?.(answer);
}

function answer(request: ReplayRequest): void {
  const { replay } = request;
  const begun = replays.get(replay);
  let result: ReplayResult | null = null;
  if (request.kind === 'begin') replays.set(replay, createReplay(request.settings));
  if (request.kind === 'judge') begun?.judge(request.bodies);
  if (request.kind === 'end') result = begun?.result() ?? null;
  if (request.kind === 'end' || request.kind === 'drop') replays.delete(replay);
  if (request.kind !== 'drop') sendAnswer({ kind: 'done', replay, result });
}

/** Runs in a process of its own (replay-host.ts), which issues nothing: no key, no database, no network to speak to. */
process.on('message', (request: ReplayRequest) => answer(request));
process.on('disconnect', () => process.exit(0));
sendAnswer({ kind: 'ready' });
