import type { Completed, DocumentDefinition, Notice, Problem } from '@fiscal/core/documents/definition';
import type { Principal } from '@fiscal/db/types';
import { type EmissionSettings, emissionContext, isStrict } from './emission-context.ts';
import { predicted } from './predicted.ts';

export interface Validation {
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
  readonly totals: Readonly<Record<string, string>>;
  readonly completed: readonly Completed[];
  /** Unsigned, with stand-in number and code; null while the contract's own fields are at fault. */
  readonly xml: string | null;
}

export type ValidateDocument = (request: {
  readonly principal: Principal;
  readonly definition: DocumentDefinition;
  readonly body: Readonly<Record<string, unknown>>;
  readonly strictHeader: boolean;
  /** `Prefer: handling=strict`. */
  readonly strictHandling: boolean;
}) => Validation;

/** What emission would say of a body, without number, credit or row. */
export function createValidateDocument(settings: EmissionSettings): ValidateDocument {
  return ({ principal, definition, body, strictHeader, strictHandling }) => {
    const context = emissionContext(settings, principal, isStrict(principal, strictHeader));
    const taken = definition.take(body, context);
    const { problems, xml } = predicted(definition, taken, strictHandling);
    const { totals, completed } = 'refused' in taken ? { totals: {}, completed: [] } : taken;
    return { problems, notices: taken.notices, totals, completed, xml: xml?.toString('utf8') ?? null };
  };
}
