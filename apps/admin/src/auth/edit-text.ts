import type { FieldChange } from '../ui/form/field-changes.ts';

/** What a form of one name holds. */
export const nameIn = ({ name = '' }: Readonly<Record<string, string>>) => ({ name: name.trim() });

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How a form of one text saves it by `/api/auth`, which refuses when the text is not what its person saw. */
export const textSave =
  (write: (text: string, seen: string) => Promise<unknown>) =>
  async (changes: readonly FieldChange[]): Promise<void> => {
    for (const { from, to } of changes) await write(textIn(to), textIn(from));
  };
