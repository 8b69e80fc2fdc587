import type { Marked } from '../authority/authority.ts';
import { parseScenario, type Scenario } from '../scenarios.ts';
import type { ScenarioUses } from '../state/scenario-uses.ts';
import type { State } from '../state/state.ts';
import type { ConditionTarget } from '../state/worlds.ts';

/** Effect of the active scenarios on one call. */
export type Effect =
  | { readonly kind: 'responder'; readonly status: number }
  | { readonly kind: 'lixo' }
  | { readonly kind: 'cortar-antes' }
  | { readonly kind: 'indisponivel' }
  /** Handled as usual, then delayed or cut. */
  | {
      readonly kind: 'seguir';
      readonly delayMs: number;
      readonly cutAfter: boolean;
      readonly scenarios: readonly Scenario[];
    };

/** Counts a use of a scenario; true while it still fires. All but `cStat` and `assincrono` wear out. */
async function fires(
  uses: ScenarioUses,
  world: string,
  { marked, scenario }: { readonly marked: Marked; readonly scenario: Scenario },
): Promise<boolean> {
  const times = scenario.kind === 'indisponivel' ? scenario.times : 1;
  return (await uses.count(world, marked.chave, labelOf(scenario))) <= times;
}

const labelOf = (scenario: Scenario): string => {
  switch (scenario.kind) {
    case 'timeout':
      return `timeout=${scenario.when}`;
    case 'http':
      return `http=${scenario.status}`;
    case 'lento':
      return `lento=${scenario.delayMs}`;
    default:
      return scenario.kind;
  }
};

/** Those that answer in the service's place come first, one a call, in this order. */
function instead(scenario: Scenario): Effect | null {
  switch (scenario.kind) {
    case 'http':
      return { kind: 'responder', status: scenario.status };
    case 'lixo':
      return { kind: 'lixo' };
    case 'indisponivel':
      return { kind: 'indisponivel' };
    case 'timeout':
      return scenario.when === 'antes' ? { kind: 'cortar-antes' } : null;
    default:
      return null;
  }
}

/**
 * Decides what happens to a call, counting the condition and the markers it wears out.
 *
 * @param facts.target false in a world without conditions
 */
export async function effectOf(
  { worlds, scenarioUses: uses }: Pick<State, 'worlds' | 'scenarioUses'>,
  world: string,
  { target, marked }: { readonly target: ConditionTarget | false; readonly marked: Marked | null },
): Promise<Effect> {
  const text = target && (await worlds.takeCondition(world, target));
  const condition = text ? parseScenario(text) : null;
  const conditioned = condition && instead(condition);
  if (conditioned) return conditioned;
  const markers = marked?.scenarios ?? [];
  for (const marker of markers) {
    const effect = instead(marker);
    if (effect && marked && (await fires(uses, world, { marked, scenario: marker }))) return effect;
  }
  const inForce: Scenario[] = condition ? [condition] : [];
  // Stored for the document, so that its first query is refused.
  if (condition?.kind === 'parado' && marked) await uses.count(world, marked.chave, condition.kind);
  for (const marker of markers) {
    if (instead(marker)) continue;
    const lasting = marker.kind === 'cStat' || marker.kind === 'assincrono';
    if (lasting || (marked && (await fires(uses, world, { marked, scenario: marker })))) inForce.push(marker);
  }
  return {
    kind: 'seguir',
    delayMs: inForce.reduce((most, s) => (s.kind === 'lento' ? Math.max(most, s.delayMs) : most), 0),
    cutAfter: inForce.some((s) => s.kind === 'timeout' || s.kind === 'parado'),
    scenarios: inForce.filter((s) => s.kind === 'cStat' || s.kind === 'assincrono'),
  };
}
