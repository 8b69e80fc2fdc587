import type { sandboxMessages } from './messages.ts';
import { scenarioOf } from './scenarios.ts';

type Text = (typeof sandboxMessages)['pt-BR'];

const isNamed = (name: string, names: Text['operations']): name is keyof Text['operations'] & string =>
  name in names;

/** An operation in words; its own name where there are none. */
export const operationLabel = (name: string, { operations }: Text): string =>
  isNamed(name, operations) ? operations[name] : name;

/** A scenario in a few words; as written where it is none of ours. */
export function scenarioLabel(text: string, { told }: Text): string {
  const read = scenarioOf(text);
  return read === null ? text : told[read.kind](read.value);
}
