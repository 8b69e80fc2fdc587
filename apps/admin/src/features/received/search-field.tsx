'use client';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { inputClass } from '../../ui/form/field.tsx';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (asked: string) => void;
}

/** Searches when Enter is pressed, or when the field is left or emptied. */
export function SearchField({ label, hint, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const search = (asked: string) => {
    if (asked.trim() !== value) onSearch(asked.trim());
  };
  return (
    <search className="mb-4 block">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <Search className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-faint" aria-hidden />
        <input
          type="search"
          aria-label={label}
          placeholder={hint}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          className={`${inputClass} pl-9`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') search('');
          }}
          onBlur={() => search(typed)}
        />
      </form>
    </search>
  );
}
