'use client';
import { useText } from '../../text/text.tsx';
import { inputClass } from '../form/field.tsx';
import { uiMessages } from '../messages.ts';

/** Whether what was typed is the word. */
export const isWord = (typed: string, word: string | undefined): boolean =>
  word === undefined || typed.trim().toUpperCase() === word.toUpperCase();

/** Asks for a word to be typed before something is done in production. */
export function TypedWord({
  word,
  typed,
  onType,
}: {
  readonly word: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) {
  const text = useText(uiMessages);
  return (
    <label className="grid gap-1.5 text-[13px] font-medium">
      {text.typeToConfirm(word)}
      <input
        className={inputClass}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
      />
    </label>
  );
}
