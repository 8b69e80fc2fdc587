import type { Completed, DocumentDefinition, Problem } from '@fiscal/core/documents/definition';
import { faultsOf } from '@fiscal/core/documents/faults';
import type { Principal } from '@fiscal/db/types';
import { type EmissionSettings, emissionContext, isStrict } from './emission-context.ts';

export interface Validation {
  readonly problems: readonly Problem[];
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
}) => Validation;

/** Stands where the number will be: nothing is taken by validating. */
const UNNUMBERED = { numero: 1, codigoNumerico: '58203647' };

/** What emission would say of a body, without number, credit or row. */
export function createValidateDocument(settings: EmissionSettings): ValidateDocument {
  return ({ principal, definition, body, strictHeader }) => {
    const context = emissionContext(settings, principal, isStrict(principal, strictHeader));
    const taken = definition.take(body, context);
    if ('refused' in taken) return { problems: taken.refused, totals: {}, completed: [], xml: null };
    const { tree, problems, totals, completed, ...prepared } = taken;
    definition.finalize(tree, {
      serie: prepared.serie ?? prepared.defaultSerie,
      numero: prepared.numero ?? UNNUMBERED.numero,
      codigoNumerico: prepared.codigoNumerico ?? UNNUMBERED.codigoNumerico,
      dhEmi: prepared.dhEmi,
    });
    const xml = definition.write(tree);
    return {
      problems: [...faultsOf(definition, problems, tree), ...definition.sizeFaults(xml.length)],
      totals,
      completed,
      xml: xml.toString('utf8'),
    };
  };
}
