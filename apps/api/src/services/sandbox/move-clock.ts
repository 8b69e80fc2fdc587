import type { AccountCaller } from '../access/authenticate.ts';
import type { SandboxClock, SandboxWorld } from './sandbox-world.ts';

/** Advance in milliseconds, or an instant. */
interface Move {
  readonly advance?: number;
  readonly at?: string;
}

/** Moves an account's clock. @throws {Failure} operacao_nao_permitida, sefaz_indisponivel */
export async function moveClock(
  world: SandboxWorld,
  caller: AccountCaller,
  { advance = 0, at }: Move,
): Promise<SandboxClock> {
  const { now, offsetMs } = await world.clock(caller);
  const byMs = at === undefined ? advance : Date.parse(at) - Date.parse(now);
  return world.setClock(caller, offsetMs + byMs);
}
