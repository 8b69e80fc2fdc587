import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

/** Colors of the console's themes by their names: both follow the page. */
const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-geist-mono), monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--sunken) 60%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', border: 'none', color: 'var(--ink-soft)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--ink)',
    color: 'var(--canvas)',
    border: 'none',
    borderRadius: '6px',
  },
  '.cm-diagnostic': {
    padding: '6px 10px',
    fontFamily: 'var(--font-geist-sans), sans-serif',
    fontSize: '12px',
  },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--bad)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
});

/** The theme's own colors, by class. */
const colours = tagHighlighter([
  { tag: tags.propertyName, class: 'text-accent' },
  { tag: tags.string, class: 'text-good' },
  { tag: tags.number, class: 'text-warn' },
  { tag: [tags.bool, tags.null], class: 'text-live' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], class: 'text-ink-soft' },
]);

export const editorLook: Extension = [theme, syntaxHighlighting(colours)];
