import type { DocumentDefinition, Prepared, Problem, Refused } from '@fiscal/core/engine/document/definition';
import { faultsOf } from '@fiscal/core/engine/document/faults';
import { layoutFirst } from '@fiscal/core/engine/document/problems';
import { strictFaults } from '@fiscal/core/engine/document/strict';

/** Placeholder of the number: a prediction takes none. */
const UNNUMBERED = { numero: 1, codigoNumerico: '58203647' };

export interface Predicted {
  /** Faults for which it would be refused, or end REJEITADA without being sent. */
  readonly problems: readonly Problem[];
  /** Unsigned, with stand-in number and code; null while the contract's own fields are at fault. */
  readonly xml: Buffer | null;
  /** Key of the placeholder identity; null where there is no XML. */
  readonly accessKey: string | null;
}

/**
 * Predicts a body's result before any authority receives it.
 *
 * @param strict with strict handling: unknown names and codes without their zeros are faults too, and a refusal lists
 *   all faults
 */
export function predictResult(
  definition: DocumentDefinition,
  taken: Refused | Prepared,
  { strict }: { readonly strict: boolean },
): Predicted {
  const more = strict ? strictFaults(taken.notices) : [];
  if ('refused' in taken)
    return {
      problems: [...taken.refused, ...more, ...(strict ? taken.further() : [])],
      xml: null,
      accessKey: null,
    };
  const { xml, accessKey } = unsignedXml(definition, taken);
  const { problems, tree } = taken;
  const faults = layoutFirst([...faultsOf(definition, problems, tree), ...definition.sizeFaults(xml.length)]);
  return { problems: [...faults, ...more], xml, accessKey };
}

/** The XML before its signature. Writes a stand-in identity into the tree, which the real one replaces. */
export function unsignedXml(
  definition: DocumentDefinition,
  { tree, serie, defaultSerie, numero, codigoNumerico, dhEmi }: Prepared,
): { readonly xml: Buffer; readonly accessKey: string } {
  const accessKey = definition.finalize(tree, {
    serie: serie ?? defaultSerie,
    numero: numero ?? UNNUMBERED.numero,
    codigoNumerico: codigoNumerico ?? UNNUMBERED.codigoNumerico,
    dhEmi,
  });
  return { xml: definition.write(tree), accessKey };
}
