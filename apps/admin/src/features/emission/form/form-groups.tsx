'use client';
import { useLocale, useText } from '../../../text/text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { nodeAt, pathOf, type Steps } from '../editor/json-path.ts';
import type { JsonObject } from '../editor/json-tree.ts';
import { type EmissionField, type FieldGroup, groupsOf, REQUIRED, titleIn } from '../fields.ts';
import { type GroupsProps, isWithin, useForm } from '../form-context.ts';
import { isMissing } from '../use-validation.ts';
import { FormEntries } from './form-entries.tsx';
import { FormField } from './form-field.tsx';
import { formMessages } from './form-messages.ts';

/** The fields of an object: what the contract asks for, and behind a press each, the groups of the layout. */
export function FormGroups({ fields, holder }: GroupsProps) {
  return (
    <div className="grid gap-3">
      {groupsOf(fields).map((group) => (
        <Group key={group.id} group={group} holder={holder} />
      ))}
    </div>
  );
}

/** Lists are placed below the other fields of their group. */
const isNested = ({ as }: EmissionField) => as === 'object' || as === 'objects';

function Fields({ fields, holder }: GroupsProps) {
  const scalars = fields.filter((field) => !isNested(field));
  return (
    <div className="grid gap-5">
      {scalars.length === 0 ? null : (
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          {scalars.map((field) => (
            <FormField key={field.name} field={field} holder={holder} />
          ))}
        </div>
      )}
      {fields.filter(isNested).map((field) => (
        <FormEntries key={field.name} field={field} holder={holder} />
      ))}
    </div>
  );
}

/** A list with entries of which something is asked: the items of a document. */
const isBegun = ({ name, as, fields }: EmissionField, holder: Steps, tree: JsonObject): boolean =>
  as === 'objects' &&
  fields.some((field) => field.required) &&
  nodeAt(tree, [...holder, name, 0]) !== undefined;

function Group({ group, holder }: { readonly group: FieldGroup; readonly holder: Steps }) {
  const text = useText(formMessages);
  const { tree, problems, goal, searching } = useForm();
  const locale = useLocale();
  const { id, fields, section } = group;
  const paths = fields.map(({ name }) => pathOf([...holder, name]));
  const content = <Fields fields={fields} holder={holder} />;
  // Inside an entry, required fields need no group of their own.
  if (id === REQUIRED && holder.length > 0) return content;
  const filled = fields.filter(({ name }) => nodeAt(tree, [...holder, name]) !== undefined).length;
  const faults = problems.filter(({ field }) => paths.some((path) => isWithin(field, path)));
  const missing = faults.filter(isMissing).length;
  const wrong = faults.length - missing;
  const aimed = goal !== null && paths.some((path) => isWithin(goal.path, path)) ? goal.turn : 0;
  return (
    <Disclosure
      // A search opens what it finds and closes it again.
      key={searching ? 'search' : 'all'}
      title={id === REQUIRED ? text.required : section === null ? text.general : titleIn(section, locale)}
      aside={
        <>
          {wrong === 0 ? null : <Badge tone="bad">{text.problemsIn(wrong)}</Badge>}
          {missing === 0 ? null : <Badge tone="warn">{text.missingIn(missing)}</Badge>}
          {filled === 0 ? null : (
            <span className="text-xs text-ink-soft tabular-nums">
              <span aria-hidden>{text.filled(filled, fields.length)}</span>
              <span className="sr-only">{text.filledLong(filled, fields.length)}</span>
            </span>
          )}
        </>
      }
      initiallyOpen={searching || id === REQUIRED || fields.some((field) => isBegun(field, holder, tree))}
      opened={aimed}
    >
      {content}
    </Disclosure>
  );
}
