'use client';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { useTypeName } from '../documents/types.ts';
import { sandboxMessages } from './messages.ts';

type Rule = Answers['sandbox']['rules']['rules'][number];
const LEVELS = ['on', 'strict', 'marker', 'not-built'] as const;
const SHOWN = 100;

/** Rules of the emulated authority by document type. Fetched when opened. */
export function Rules() {
  const text = useText(sandboxMessages);
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={text.rules}
      hint={text.rulesHint}
      padded={false}
      actions={
        open ? undefined : (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.rulesShow}
          </Button>
        )
      }
    >
      {open ? <RuleBrowser /> : null}
    </Card>
  );
}

function RuleBrowser() {
  const text = useText(sandboxMessages);
  const api = useApi();
  const nameOf = useTypeName();
  const [type, setType] = useState('nfe');
  const [level, setLevel] = useState<Rule['level']>('on');
  const [wanted, setWanted] = useState('');
  const rules = useQuery(api.sandbox.rules.queryOptions({ type }, { staleTime: Number.POSITIVE_INFINITY }));
  const count = (of: Rule['level']) => rules.data?.rules.filter((rule) => rule.level === of).length ?? 0;
  return (
    <>
      <div className="grid gap-4 p-5 sm:grid-cols-3">
        <SelectField
          label={text.type}
          name="type"
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={(rules.data?.types ?? [type]).map((each) => ({ value: each, label: nameOf(each) }))}
        />
        <SelectField
          label={text.level}
          name="level"
          value={level}
          onChange={({ target }) => setLevel(LEVELS.find((each) => each === target.value) ?? 'on')}
          options={LEVELS.map((each) => ({ value: each, label: `${text.levels[each]} (${count(each)})` }))}
        />
        <TextField
          label={text.search}
          name="search"
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <Loaded query={rules}>{(found) => <RuleTable rules={matching(found.rules, level, wanted)} />}</Loaded>
    </>
  );
}

function matching(rules: readonly Rule[], level: Rule['level'], wanted: string): readonly Rule[] {
  const words = wanted.trim().toLowerCase();
  return rules.filter(
    (rule) =>
      rule.level === level && (rule.cStat.startsWith(words) || rule.message.toLowerCase().includes(words)),
  );
}

function RuleTable({ rules }: { readonly rules: readonly Rule[] }) {
  const text = useText(sandboxMessages);
  if (rules.length === 0) return <Empty icon={ListChecks} title={text.noRules} />;
  return (
    <>
      <Table label={text.rules} columns={[text.code, text.message]}>
        {rules.slice(0, SHOWN).map(({ cStat, message, event, stage, source }) => (
          <Tr key={`${cStat} ${event} ${stage} ${source}`}>
            <Td className="font-mono text-[13px]">{cStat}</Td>
            <Td>
              {message}
              {event === null ? null : <span className="ml-1.5 text-ink-soft">({event})</span>}
            </Td>
          </Tr>
        ))}
      </Table>
      {rules.length > SHOWN ? (
        <p className="border-t px-5 py-3 text-[13px] text-ink-soft">{text.more(rules.length - SHOWN)}</p>
      ) : null}
    </>
  );
}
