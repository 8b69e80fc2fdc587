'use client';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { nodeAt, pathOf, type Steps } from '../editor/json-path.ts';
import { type JsonNode, listNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { newEntry } from '../form/new-entry.ts';
import { useForm } from '../form-context.ts';

interface Props {
  /** To the list. */
  readonly steps: Steps;
  /** Fields of an entry. */
  readonly fields: readonly EmissionField[];
  readonly addLabel: string;
  readonly removeLabel: (number: number) => string;
  readonly children: (index: number) => ReactNode;
}

/** Entries of a list in the body; a single object counts as a list of one. */
export const entriesOf = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.kind === 'list' ? node.entries : node?.kind === 'object' ? [node] : [];

/** The entries of a list, one below the other. */
export function SimpleList({ steps, fields, addLabel, removeLabel, children }: Props) {
  const { tree, change } = useForm();
  const entries = entriesOf(nodeAt(tree, steps));
  const name = pathOf(steps);
  return (
    <fieldset name={name} className="grid min-w-0 gap-4">
      {entries.map((entry, index) => (
        // Entries have no name of their own; their place is what they are known by.
        <div key={`${name} ${index}`} className="flex items-start gap-2 rounded-md bg-sunken/50 p-3">
          <div className="grid min-w-0 flex-1 gap-4">{entry.kind === 'object' ? children(index) : null}</div>
          <Button
            tone="ghost"
            size="icon"
            aria-label={removeLabel(index + 1)}
            onClick={() => change(entries.length === 1 ? steps : [...steps, index], undefined)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => change(steps, listNode([...entries, newEntry(fields, entries.length)]))}
      >
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </fieldset>
  );
}
