'use client';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { nodeAt } from '../editor/json-path.ts';
import { type JsonNode, listNode, objectNode } from '../editor/json-tree.ts';
import { useForm } from '../form-context.ts';

interface Props {
  /** Name of the list in the body. */
  readonly name: string;
  readonly addLabel: string;
  readonly removeLabel: (number: number) => string;
  readonly children: (index: number) => ReactNode;
}

/** Entries of a list in the body; a single object counts as a list of one. */
export const entriesOf = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.kind === 'list' ? node.entries : node?.kind === 'object' ? [node] : [];

/** The entries of a list, one below the other. */
export function SimpleList({ name, addLabel, removeLabel, children }: Props) {
  const { tree, change } = useForm();
  const entries = entriesOf(nodeAt(tree, [name]));
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
            onClick={() => change(entries.length === 1 ? [name] : [name, index], undefined)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => change([name], listNode([...entries, objectNode([])]))}
      >
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </fieldset>
  );
}
