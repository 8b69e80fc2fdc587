import type { FieldChange } from '../ui/form/field-changes.ts';

/** Values of a form that has one field, a name. */
export const nameIn = ({ name = '' }: Readonly<Record<string, string>>) => ({ name: name.trim() });

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Saves a form of one text by `/api/auth`, which refuses it when the stored text is not the one that the person saw. */
export const textSave =
  (write: (text: string, seen: string) => Promise<unknown>) =>
  async (changes: readonly FieldChange[]): Promise<void> => {
    for (const { from, to } of changes) await write(textIn(to), textIn(from));
  };
