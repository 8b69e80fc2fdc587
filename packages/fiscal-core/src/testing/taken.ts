import type {
  DocumentDefinition,
  EmissionContext,
  Prepared,
  Problem,
} from '../engine/document/definition.ts';

type Body = Readonly<Record<string, unknown>>;

/** Faults of a 400; empty for an accepted body. */
export function refusalsOf(
  definition: DocumentDefinition,
  body: Body,
  context: EmissionContext,
): readonly Problem[] {
  const taken = definition.take(body, context);
  return 'refused' in taken ? taken.refused : [];
}

/** @throws {Error} with the refusal */
export function preparedOf(definition: DocumentDefinition, body: Body, context: EmissionContext): Prepared {
  const taken = definition.take(body, context);
  if ('refused' in taken) throw new Error(`refused: ${JSON.stringify(taken.refused)}`);
  return taken;
}
