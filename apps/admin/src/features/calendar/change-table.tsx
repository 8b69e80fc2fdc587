'use client';
import { useLocale, useText } from '../../text/text.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import type { LegalChange } from './calendar-groups.ts';
import { calendarMessages } from './messages.ts';

const STATE_TONES: Readonly<Record<string, Tone>> = { pronta: 'good', parcial: 'warn', pendente: 'neutral' };
const EFFECT_TONES: Readonly<Record<string, Tone>> = { rejeicao: 'bad', dever: 'warn', opcional: 'neutral' };

const wordOf = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;

export function ChangeTable({
  label,
  changes,
}: {
  readonly label: string;
  readonly changes: readonly LegalChange[];
}) {
  const text = useText(calendarMessages);
  if (changes.length === 0) return <p className="p-5 text-ink-soft">{text.empty}</p>;
  return (
    <Table label={label} columns={[text.day, text.what, text.documents, text.effect, text.state]}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </Table>
  );
}

function Change({ change }: { readonly change: LegalChange }) {
  const text = useText(calendarMessages);
  const locale = useLocale();
  const { production, homologation, until, certainty } = change;
  const writeDay = (day: string | null): string => {
    if (day === null) return text.noDay;
    return day === 'sempre' ? text.always : day.split('-').toReversed().join('/');
  };
  const beside = [
    homologation === production ? '' : text.homologation(writeDay(homologation)),
    until === null ? '' : text.until(writeDay(until)),
    certainty === 'a_confirmar' ? text.unsure : '',
  ].filter((part) => part !== '');
  return (
    <Tr>
      <Td className="whitespace-nowrap tabular-nums">
        {writeDay(production)}
        {beside.map((part) => (
          <span key={part} className="block text-xs text-ink-soft">
            {part}
          </span>
        ))}
      </Td>
      <Td className="min-w-64">
        {locale === 'en' ? change.about : change.summary}
        <span className="block text-xs text-ink-soft">{change.norm}</span>
      </Td>
      <Td>{change.documents}</Td>
      <Td>
        <Badge tone={EFFECT_TONES[change.effect]}>{wordOf(text.effects, change.effect)}</Badge>
      </Td>
      <Td>
        <Badge tone={STATE_TONES[change.state]}>{wordOf(text.states, change.state)}</Badge>
      </Td>
    </Tr>
  );
}
