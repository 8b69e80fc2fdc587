import type { Problem, Tree } from '../../documents/definition.ts';
import type { FlatInput, Ignored, Row } from '../../documents/layout/types.ts';
import type { EventDefinition, EventMoment, EventSubject, JsonObject } from '../definition.ts';
import type { Told } from '../told.ts';

/** An event while it is being made of a request. */
export interface Draft {
  /** Coerced fields; a completion may change them. */
  readonly input: FlatInput;
  readonly request: JsonObject;
  readonly subject: EventSubject;
  readonly at: EventMoment;
  /** Leaves of detEvento that no field feeds. */
  readonly written: Tree;
  readonly told: Told;
  readonly problems: Problem[];
}

/** What tells one event from another. */
export interface NfeEventSpec
  extends Omit<EventDefinition, 'layout' | 'input' | 'build' | 'refusal' | 'cancels' | 'leaves'>,
    Partial<Pick<EventDefinition, 'refusal' | 'cancels' | 'leaves'>> {
  /** Content of detEvento after descEvento. */
  readonly rows: readonly Row[];
  /** Other accepted spellings of descEvento. */
  readonly descricoes?: readonly string[];
  /** Spelling → field. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** Fields the published contract marks as required. */
  readonly required?: readonly string[];
  /** Fields without an element of their own, kept as text. */
  readonly extras?: readonly Ignored[];
  /** Defaults, conversions and what the layout cannot see. */
  readonly complete?: (draft: Draft) => void;
}
