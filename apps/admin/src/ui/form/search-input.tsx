import { Search } from 'lucide-react';
import { cn } from '../cn.ts';
import { inputClass } from './field.tsx';

interface Props {
  /** Also its placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onType: (asked: string) => void;
  readonly className?: string;
}

/** A list is searched as its person types. */
export function SearchInput({ label, value, onType, className }: Props) {
  return (
    <div className={cn('relative', className)}>
      <Search className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-faint" aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        className={cn(inputClass, 'pl-9')}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
