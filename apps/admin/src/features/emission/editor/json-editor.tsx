'use client';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useLocale, useText } from '../../../text/text.tsx';
import { useNonce } from '../../../ui/nonce.tsx';
import { type EmissionField, fieldAt, titleIn } from '../fields.ts';
import type { Goal } from '../form-context.ts';
import { emissionMessages } from '../messages.ts';
import type { Problem } from '../use-validation.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { editorPhrases } from './editor-phrases.ts';
import { editorSetup } from './editor-setup.ts';
import { spanOf, stepsAt, stepsOf } from './json-path.ts';
import { parseTree } from './json-tree.ts';

interface Props {
  readonly text: string;
  readonly fields: readonly EmissionField[];
  readonly problems: readonly Problem[];
  readonly goal: Goal | null;
  readonly onChange: (text: string) => void;
}

/** The body as text. */
export function JsonEditor({ text, fields, problems, goal, onChange }: Props) {
  const words = useText(emissionMessages);
  const locale = useLocale();
  const nonce = useNonce();
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  // The editor is created once; its events reach the current handlers.
  const now = useRef({ text, fields, onChange });
  useEffect(() => {
    now.current = { text, fields, onChange };
  });

  useEffect(() => {
    if (host.current === null) return;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: now.current.text,
        extensions: editorSetup({
          nonce,
          label: words.editor,
          describedBy: hintId,
          phrases: editorPhrases[locale],
          onChange: (next) => now.current.onChange(next),
          explain: (source, position) => {
            const { tree } = parseTree(source);
            const field = tree === null ? undefined : fieldAt(now.current.fields, stepsAt(tree, position));
            if (field === undefined) return null;
            const limits = locale === 'en' ? field.limitsEnglish : field.limits;
            const parts = [field.name, field.tag, limits];
            return {
              title: titleIn(field, locale),
              detail: parts.filter((part) => part !== null).join(' · '),
            };
          },
        }),
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [nonce, words, hintId, locale]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);

  const diagnostics = useMemo(() => diagnosticsOf(text, problems, words.syntax), [text, problems, words]);
  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() !== text) return;
    editor.dispatch(setDiagnostics(editor.state, [...diagnostics]));
  }, [diagnostics, text]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || goal === null) return;
    const parsed = parseTree(editor.state.doc.toString());
    const { from, to } =
      parsed.tree === null
        ? { from: parsed.fault.at, to: parsed.fault.at }
        : spanOf(parsed.tree, stepsOf(goal.path));
    editor.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    editor.focus();
  }, [goal]);

  return (
    <>
      <div
        ref={host}
        className="overflow-hidden rounded-md border [&_.cm-editor]:max-h-[70dvh] [&_.cm-editor]:min-h-80 [&_.cm-scroller]:overflow-auto"
      />
      <p id={hintId} className="mt-1.5 text-[13px] text-ink-soft">
        {words.editorHint}
      </p>
    </>
  );
}
