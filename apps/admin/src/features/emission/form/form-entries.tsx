'use client';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLocale, useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { moveEntry } from '../editor/json-edit.ts';
import { nodeAt, pathOf, type Steps } from '../editor/json-path.ts';
import { type JsonNode, listNode, objectNode } from '../editor/json-tree.ts';
import { type EmissionField, labelOf, titleIn } from '../fields.ts';
import { useForm } from '../form-context.ts';
import { formMessages } from './form-messages.ts';
import { newEntry } from './new-entry.ts';

interface Props {
  readonly field: EmissionField;
  /** To the object that holds the list. */
  readonly holder: Steps;
}

/** Entries of a list; a single object counts as a list of one. */
const entriesOf = (node: JsonNode | undefined): readonly JsonNode[] | null =>
  node === undefined || (node.kind !== 'list' && node.kind !== 'object' && node.literal === 'null')
    ? []
    : node.kind === 'list'
      ? node.entries
      : null;

/** A list of objects, or one object. */
export function FormEntries({ field, holder }: Props) {
  const text = useText(formMessages);
  const { tree, change, problems } = useForm();
  const steps = [...holder, field.name];
  const path = pathOf(steps);
  const node = nodeAt(tree, steps);
  const [label] = labelOf(titleIn(field, useLocale()));
  const entries = field.as === 'object' && node?.kind === 'object' ? [node] : entriesOf(node);
  const isObject = field.as === 'object';
  const full = isObject ? entries?.length === 1 : (entries?.length ?? 0) >= (field.maxItems ?? Infinity);
  const add = () =>
    change(
      steps,
      isObject
        ? objectNode([])
        : listNode([...(entries ?? []), newEntry(field.fields, entries?.length ?? 0)]),
    );
  const about = [field.name, field.tag, field.maxItems === null ? null : text.atMost(field.maxItems)];
  return (
    <fieldset name={path} className="grid min-w-0 gap-3">
      <legend className="mb-2">
        <span className="block font-medium">{label}</span>
        <span className="font-mono text-xs break-all text-ink-soft">
          {about.filter((part) => part !== null).join(' · ')}
        </span>
      </legend>
      {problems
        .filter((problem) => problem.field === path)
        .map(({ message, fix }) => (
          <p key={message} className="text-[13px] text-bad">
            {message} {fix}
          </p>
        ))}
      {entries === null ? <p className="text-[13px] text-ink-soft">{text.asJson}</p> : null}
      {entries?.length === 0 ? <p className="text-[13px] text-ink-soft">{text.noEntries}</p> : null}
      {entries?.map((entry, index) => (
        <Entry
          // Entries have no name of their own; their place is what they are known by.
          key={`${field.name} ${index}`}
          field={field}
          label={label}
          node={entry}
          steps={isObject ? steps : [...steps, index]}
          index={index}
          last={entries.length - 1}
          onMove={(by) => node?.kind === 'list' && change(steps, moveEntry(node, index, by))}
          onRemove={() => change(isObject || entries.length === 1 ? steps : [...steps, index], undefined)}
        />
      ))}
      {full || entries === null ? null : (
        <Button size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden />
          {isObject ? text.fillObject : text.addEntry}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </fieldset>
  );
}

interface EntryProps {
  readonly field: EmissionField;
  readonly label: string;
  readonly node: JsonNode;
  readonly steps: Steps;
  readonly index: number;
  readonly last: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Entry({ field, label, node, steps, index, last, onMove, onRemove }: EntryProps) {
  const text = useText(formMessages);
  const { Groups } = useForm();
  const number = index + 1;
  const isObject = field.as === 'object';
  return (
    <fieldset
      aria-label={isObject ? label : text.entry(label, number)}
      className="min-w-0 rounded-md bg-sunken/50 p-3"
    >
      <div className="mb-3 flex items-center gap-1">
        <span className="flex-1 text-[13px] font-medium tabular-nums">{isObject ? null : number}</span>
        {last === 0 ? null : (
          <>
            <Button
              tone="ghost"
              size="icon"
              disabled={index === 0}
              aria-label={text.moveUp(number)}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              tone="ghost"
              size="icon"
              disabled={index === last}
              aria-label={text.moveDown(number)}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden />
            </Button>
          </>
        )}
        <Button
          tone="ghost"
          size="icon"
          aria-label={isObject ? text.removeObject : text.removeEntry(number)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {node.kind === 'object' ? (
        <Groups fields={field.fields} holder={steps} />
      ) : (
        <p className="text-[13px] text-ink-soft">{text.asJson}</p>
      )}
    </fieldset>
  );
}
