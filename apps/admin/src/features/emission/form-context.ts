import { type ComponentType, createContext, useContext } from 'react';
import type { Steps } from './editor/json-path.ts';
import type { JsonNode, JsonObject } from './editor/json-tree.ts';
import type { EmissionField } from './fields.ts';
import type { Problem } from './use-validation.ts';

/** Field of the body to show and focus; `turn` distinguishes repeated calls for the same field. */
export interface Goal {
  readonly path: string;
  readonly turn: number;
}

/** Fields of an object of the body. */
export interface GroupsProps {
  readonly fields: readonly EmissionField[];
  /** To the object that holds the fields. */
  readonly holder: Steps;
}

/** State shared by all parts of the form. */
export interface FormState {
  readonly tree: JsonObject;
  readonly problems: readonly Problem[];
  /** Undefined takes the value away. */
  readonly change: (steps: Steps, value: JsonNode | undefined) => void;
  readonly goal: Goal | null;
  /** While fields are searched everything found is open. */
  readonly searching: boolean;
  /** For people: no names of fields and tags. */
  readonly simple: boolean;
  /** Shows the fields of an entry: lists hold what holds lists. */
  readonly Groups: ComponentType<GroupsProps>;
}

const Context = createContext<FormState | null>(null);
export const FormProvider = Context.Provider;

/** @throws outside of the form */
export function useForm(): FormState {
  const state = useContext(Context);
  if (state === null) throw new Error('No form around this component');
  return state;
}

/** Whether one path is the other or lies inside it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
