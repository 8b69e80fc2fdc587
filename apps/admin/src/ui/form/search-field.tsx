import { Search } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { inputClass } from './field.tsx';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (search: string) => void;
  readonly shortcut?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Typing pauses this long before it is searched. */
const PAUSE_MS = 350;

/** Searches when typing pauses, or when Enter is pressed. */
export function SearchField({ label, hint, value, onSearch, shortcut, inputRef }: Props) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [seen, setSeen] = useState(value);
  // Own searches that the value does not show yet, oldest first.
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== seen) {
    const own = pending.indexOf(value);
    setSeen(value);
    setPending(pending.slice(own + 1));
    // Changed from elsewhere, by a view for instance.
    if (own < 0) {
      setSearched(value);
      setTyped(value);
    }
  }
  const search = (asked: string) => {
    const next = asked.trim();
    setSearched(next);
    if (next !== searched) setPending([...pending, next]);
    onSearch(next);
  };
  const searchLater = useEffectEvent(() => search(typed));
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <Search className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-faint" aria-hidden />
        <input
          ref={inputRef}
          type="search"
          aria-label={label}
          aria-keyshortcuts={shortcut}
          placeholder={hint}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          className={`${inputClass} pl-9`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
}
