import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pathOf, type Steps, stepsOf } from '../editor/json-path.ts';
import type { Goal } from '../form-context.ts';

/** Element to focus for a path: its field, the first control of its list, or the nearest enclosing one. */
function nearest(form: HTMLElement, steps: Steps): HTMLElement | null {
  if (steps.length === 0) return null;
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(pathOf(steps))}"]`);
  if (named instanceof HTMLFieldSetElement) return named.querySelector('input, select, textarea, button');
  // A picker stores its value in a hidden input beside the visible one.
  if (named instanceof HTMLInputElement && named.type === 'hidden')
    return named.parentElement?.querySelector<HTMLElement>('input:not([type="hidden"])') ?? null;
  return named ?? nearest(form, steps.slice(0, -1));
}

/** Goes to a place of the form each time one is asked for. @param uncover first shows what is hidden; null: nothing is */
export function useGoal(goal: Goal | null, uncover: (() => void) | null): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const reached = useRef(0);
  const show = useEffectEvent(() => uncover?.());
  const isCovered = uncover !== null;
  useEffect(() => {
    if (goal === null || goal.turn === reached.current) return;
    if (isCovered) return show();
    reached.current = goal.turn;
    const field = form.current && nearest(form.current, stepsOf(goal.path));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [goal, isCovered]);
  return form;
}
