import type { JsonObject } from './definition.ts';

/** Information about an event besides its verdict, collected while it is built. */
export interface EventNotes {
  /** Left out by the caller and filled in. */
  readonly preenchidos: { readonly field: string; readonly tag: string; readonly value: string }[];
  /** Sent by the caller in a form that the layout does not take. */
  readonly convertidos: {
    readonly field: string;
    readonly tag: string;
    readonly received: string;
    readonly value: string;
  }[];
  /** pt-BR. */
  readonly avisos: string[];
}

export const newNotes = (): EventNotes => ({ preenchidos: [], convertidos: [], avisos: [] });

const RECEIVED_MAX = 60;

interface Conversion {
  readonly field: string;
  readonly tag: string;
  readonly received: string;
  readonly value: string;
}

/** Reports a conversion that changed something. */
export function tellConverted(notes: EventNotes, { field, tag, received, value }: Conversion): void {
  if (received === value) return;
  const shown = received.length > RECEIVED_MAX ? `${received.slice(0, RECEIVED_MAX)}…` : received;
  notes.convertidos.push({ field, tag, received: shown, value });
}

/** Form of `events.details`; null when empty. */
export function detailsOf(
  { preenchidos, convertidos, avisos }: EventNotes,
  more: JsonObject,
): JsonObject | null {
  const details: JsonObject = {
    ...(preenchidos.length > 0 && { preenchidos }),
    ...(convertidos.length > 0 && { convertidos }),
    ...(avisos.length > 0 && { avisos }),
    ...more,
  };
  return Object.keys(details).length > 0 ? details : null;
}
