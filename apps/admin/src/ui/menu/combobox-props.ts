import type { ComboboxOption } from '../form/is-found.ts';

export interface ComboboxProps {
  readonly label: string;
  /** Name of the field in the API; its errors appear here, and a surrounding form receives the value under it. */
  readonly name: string;
  readonly hint?: string;
  readonly className?: string;
  readonly options: readonly ComboboxOption[];
  /** Null: nothing chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** The first line of the list, which chooses nothing: "all companies". */
  readonly none?: string;
  readonly searchLabel: string;
  readonly emptyLabel: string;
  readonly disabled?: boolean;
}
