import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { inputSchema } from '@fiscal/core/engine/layout/input-schema';
import { documentOf } from '@fiscal/core/registry/documents';
import { z } from 'zod';
import { type Failure, type FieldError, invalid } from '../../base/failure.ts';
import { type BodyField, type BodyFields, bodyFields } from '../../inputs/body-fields.ts';

/** `data_tentativa_entrega` → `dataTentativaEntrega`. */
const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const required = z.object({ required: z.array(z.string()).default([]) });
const requiredBy = ({ input }: EventDefinition): readonly string[] =>
  required.parse(z.globalRegistry.get(input) ?? {}).required;

const namesOf = (events: readonly EventDefinition[]): string =>
  [...new Set(events.flatMap(({ types }) => types))].map((type) => documentOf(type).nome).join(', ');

/** Description of a field, with the events that lack or require it where they differ. */
function describe(
  { name, description }: BodyField,
  events: readonly EventDefinition[],
  taking: readonly EventDefinition[],
): string {
  const requiring = taking.filter((event) => requiredBy(event).includes(name));
  return [
    requiring.length === events.length
      ? 'Obrigatório.'
      : requiring.length > 0
        ? `Obrigatório: ${namesOf(requiring)}.`
        : '',
    description,
    taking.length < events.length ? `Só ${namesOf(taking)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Fields of all these events' bodies, by the names of arguments; the first event with a field describes it. */
export function eventFields(events: readonly EventDefinition[]): BodyFields {
  const all = events.map((event) => ({
    event,
    fields: bodyFields({ documented: inputSchema(event.layout) }, camel),
  }));
  const merged = new Map<string, BodyField>();
  for (const { fields } of all)
    for (const [shown, field] of fields) {
      if (merged.has(shown)) continue;
      const taking = all.filter((other) => other.fields.has(shown)).map(({ event }) => event);
      merged.set(shown, { ...field, description: describe(field, events, taking) });
    }
  return merged;
}

/** Every name of a body → what the schema shows it as. */
function shownNames(fields: BodyFields): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [shown, { name, holds }] of fields) {
    names.set(name, shown);
    if ('fields' in holds)
      for (const [inner, innerShown] of shownNames(holds.fields)) names.set(inner, innerShown);
  }
  return names;
}

/** A refusal of a body in the names of the arguments that fed it, in its texts too. */
export function asArguments(fields: BodyFields): (errors: readonly FieldError[]) => Failure {
  const names = shownNames(fields);
  const renameFields = (text: string): string =>
    text.replace(/(?<![a-z0-9])[a-z0-9]+(?:_[a-z0-9]+)+/g, (name) => names.get(name) ?? name);
  return (errors) =>
    invalid(
      errors.map(({ field, message, fix, ...rest }) => ({
        ...rest,
        field: renameFields(field),
        message: renameFields(message),
        ...(fix === undefined ? {} : { fix: renameFields(fix) }),
      })),
    );
}
