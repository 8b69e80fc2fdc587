'use client';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { documentPageMessages } from './messages.ts';

/** Children shown at first: a note may have 990 items. */
const SHOWN = 60;
/** Levels that are open at first. */
const OPEN_LEVELS = 4;

const tagClass = 'text-accent';
const attributeClass = 'text-live';

function Opening({ element }: { readonly element: Element }) {
  return (
    <>
      <span className={tagClass}>&lt;{element.nodeName}</span>
      {[...element.attributes].map(({ name, value }) => (
        <span key={name}>
          {' '}
          <span className={attributeClass}>{name}</span>=&quot;{value}&quot;
        </span>
      ))}
      <span className={tagClass}>&gt;</span>
    </>
  );
}

const Closing = ({ element }: { readonly element: Element }) => (
  <span className={tagClass}>&lt;/{element.nodeName}&gt;</span>
);

function Children({ elements, level, open }: { readonly elements: readonly Element[] } & Level) {
  const text = useText(documentPageMessages);
  const [shown, setShown] = useState(SHOWN);
  const left = elements.length - shown;
  return (
    <div className="border-l pl-4">
      {elements.slice(0, shown).map((child, index) => (
        <XmlNode key={`${child.nodeName} ${index}`} element={child} level={level + 1} open={open} />
      ))}
      {left > 0 ? (
        <button
          type="button"
          className="text-accent underline-offset-4 hover:underline"
          onClick={() => setShown(shown + SHOWN)}
        >
          {text.moreChildren(left)}
        </button>
      ) : null}
    </div>
  );
}

interface Level {
  readonly level: number;
  /** Everything open or closed; null = the first levels. */
  readonly open: boolean | null;
}

/** An element with what is in it, to be folded away. */
export function XmlNode({ element, level = 0, open = null }: { readonly element: Element } & Partial<Level>) {
  const [isOpen, setOpen] = useState(open ?? level < OPEN_LEVELS);
  const elements = [...element.children];
  if (elements.length === 0)
    return (
      <div className="break-all">
        <Opening element={element} />
        {element.textContent}
        <Closing element={element} />
      </div>
    );
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer leading-6 break-all hover:bg-surface">
        <Opening element={element} />
        {isOpen ? null : (
          <>
            <span className="text-ink-faint">…</span>
            <Closing element={element} />
          </>
        )}
      </summary>
      {isOpen ? (
        <>
          <Children elements={elements} level={level} open={open} />
          <Closing element={element} />
        </>
      ) : null}
    </details>
  );
}
