'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { type AuditAction, auditMessages } from './messages.ts';

/** Search filters; an empty text filters nothing. Days are `yyyy-mm-dd`. */
export interface AuditFilter {
  readonly actorId: string;
  readonly action: AuditAction | '';
  readonly from: string;
  readonly to: string;
}

export const NO_FILTERS: AuditFilter = { actorId: '', action: '', from: '', to: '' };

interface FiltersProps {
  readonly filters: AuditFilter;
  readonly onChange: (filters: AuditFilter) => void;
}

/** Person, act and period. */
export function AuditFilters({ filters, onChange }: FiltersProps) {
  const text = useText(auditMessages);
  const locale = useLocale();
  const api = useApi();
  const members = useQuery(api.team.members.queryOptions());
  const actions = useQuery(api.audit.actions.queryOptions());
  const known = (actions.data ?? []).toSorted((a, b) =>
    text.actions[a].localeCompare(text.actions[b], locale),
  );
  const change = (part: Partial<AuditFilter>) => onChange({ ...filters, ...part });
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto_auto_auto]">
      <SelectField
        label={text.person}
        name="actorId"
        value={filters.actorId}
        options={[
          { value: '', label: text.anybody },
          ...(members.data ?? []).map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        onChange={({ target }) => change({ actorId: target.value })}
      />
      <SelectField
        label={text.action}
        name="action"
        value={filters.action}
        options={[
          { value: '', label: text.anything },
          ...known.map((value) => ({ value, label: text.actions[value] })),
        ]}
        onChange={({ target }) => change({ action: known.find((each) => each === target.value) ?? '' })}
      />
      <DateField
        className="sm:w-40"
        label={text.from}
        name="from"
        value={filters.from}
        onChange={(from) => change({ from })}
      />
      <DateField
        className="sm:w-40"
        label={text.to}
        name="to"
        value={filters.to}
        onChange={(to) => change({ to })}
      />
      <Button
        tone="ghost"
        className="max-sm:justify-self-start"
        disabled={filters === NO_FILTERS}
        onClick={() => onChange(NO_FILTERS)}
      >
        {text.clear}
      </Button>
    </div>
  );
}
