import { flushSync } from 'react-dom';
import { copyOf } from '../copy-of.ts';
import { parseTree, printTree } from '../editor/json-tree.ts';
import type { useBody } from '../use-body.ts';
import type { useEmission } from '../use-emission.ts';

/** First control of the form or of the editor. */
const FIRST =
  '[role="tabpanel"] :is(input:not([type="hidden"]), select, textarea, [contenteditable="true"]):not(:disabled)';

export interface NextDocument {
  readonly body: Pick<ReturnType<typeof useBody>, 'start' | 'restart'>;
  readonly sending: Pick<ReturnType<typeof useEmission>, 'emitted' | 'leave'>;
}

/** Begins the next document after an authorized one, empty or as a copy, in its first field. */
export function nextAfter({ body, sending: { emitted, leave } }: NextDocument) {
  const begin = () => {
    // The verdict goes with these steps: the new document is there before the focus.
    flushSync(leave);
    document.querySelector<HTMLElement>(FIRST)?.focus();
  };
  return {
    onNew: () => void body.start(null).then(begin, () => undefined),
    onDuplicate: () => {
      const { tree } = parseTree(emitted ?? '');
      if (tree === null) return;
      body.restart(printTree(copyOf(tree)));
      begin();
    },
  };
}
