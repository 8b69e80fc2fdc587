import type { RuleSwitch } from '@fiscal/core/engine/document/rule-switches';

/** A stored switch: for all clients when `clientId` is null. */
interface StoredSwitch extends RuleSwitch {
  readonly clientId: string | null;
}

interface Deps {
  /** The switches in force, the weakest first. */
  readonly read: () => Promise<readonly StoredSwitch[]>;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Maximum delay until an operator's switch applies. */
const FRESH_MS = 30_000;
const NONE: readonly RuleSwitch[] = [];

/**
 * The switches of a client, from memory: an emission never waits for them. They are read again behind the first question after
 * half a minute; where that fails, those known stay.
 */
export function createRuleSwitches({
  read,
  nowMs,
  onError,
}: Deps): (clientId: string) => readonly RuleSwitch[] {
  let known: readonly StoredSwitch[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    askedAt = nowMs();
    read().then((found) => {
      known = found;
    }, onError);
  };
  refresh();
  return (clientId) => {
    if (nowMs() - askedAt >= FRESH_MS) refresh();
    if (known.length === 0) return NONE;
    return known.filter((one) => one.clientId === null || one.clientId === clientId);
  };
}
