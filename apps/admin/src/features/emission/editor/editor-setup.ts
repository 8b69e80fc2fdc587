import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorLook } from './editor-look.ts';

/** Short explanation of the field under the pointer; null when there is none. */
export type Explain = (
  text: string,
  position: number,
) => { readonly title: string; readonly detail: string } | null;

interface Setup {
  readonly nonce: string;
  readonly label: string;
  readonly describedBy: string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly explain: Explain;
  readonly onChange: (text: string) => void;
}

function tooltipOf(title: string, detail: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'max-w-xs px-2.5 py-1.5 font-sans text-xs';
  const first = document.createElement('p');
  first.textContent = title;
  const second = document.createElement('p');
  second.className = 'mt-0.5 font-mono opacity-80';
  second.textContent = detail;
  box.append(first, second);
  return box;
}

/** An editor of JSON: Tab moves to the next control, as everywhere on the page. */
export const editorSetup = ({ nonce, label, describedBy, phrases, explain, onChange }: Setup): Extension => [
  EditorView.cspNonce.of(nonce),
  EditorState.phrases.of(phrases),
  EditorState.tabSize.of(2),
  lineNumbers(),
  foldGutter(),
  codeFolding(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  json(),
  editorLook,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-describedby': describedBy }),
  keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
  hoverTooltip(({ state }, position) => {
    const about = explain(state.doc.toString(), position);
    if (about === null) return null;
    return { pos: position, create: () => ({ dom: tooltipOf(about.title, about.detail) }) };
  }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
];
