export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Smaller text beside the label that distinguishes equal names. */
  readonly detail?: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether every word asked for is in it; accents, case and the mask of a number aside. */
export function isFound({ label, detail = '' }: ComboboxOption, asked: string): boolean {
  const text = plain(`${label} ${detail}`);
  const packed = bare(text);
  return plain(asked)
    .split(/\s+/)
    .every((word) => text.includes(word) || (bare(word) !== '' && packed.includes(bare(word))));
}
