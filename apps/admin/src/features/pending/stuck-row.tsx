'use client';
import Link from 'next/link';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Said } from '../../ui/said.tsx';
import { Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { abandonMessages } from '../document/halted/abandon-messages.ts';
import { documentPageMessages, labelIn } from '../document/messages.ts';
import { pendingMessages } from './messages.ts';
import { type Stuck, stuckName } from './stuck.ts';

function Why({ why }: Pick<Stuck, 'why'>) {
  const text = useText(pendingMessages);
  const { eventName } = useText(documentPageMessages);
  if (why.kind === 'erro') return <Said>{why.reason}</Said>;
  const operation = why.operation === 'emit' ? text.emission : labelIn(eventName, why.operation);
  return (
    <>
      {operation}: {why.cStat} {why.reason === null ? text.noReason : <Said>{why.reason}</Said>}
      <span className="block text-[13px] text-ink-soft">
        {text.next} <Time at={why.until} relative />
      </span>
    </>
  );
}

/** Row of a stuck document. */
export function StuckRow({
  stuck,
  chosen,
  onChoose,
  onAbandon,
}: {
  readonly stuck: Stuck;
  /** Null: there is nothing to choose it for. */
  readonly chosen: boolean | null;
  readonly onChoose: () => void;
  /** Null: it has not halted. */
  readonly onAbandon: (() => void) | null;
}) {
  const text = useText(pendingMessages);
  const abandon = useText(abandonMessages);
  const ambiente = useAmbiente();
  const { documentId, company, since, why } = stuck;
  const name = stuckName(stuck);
  return (
    <Tr>
      {chosen === null ? null : (
        <Td className="w-10">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            aria-label={`${text.select} ${name}`}
            checked={chosen}
            onChange={onChoose}
          />
        </Td>
      )}
      <Td>
        <Link
          href={`/${pathOf(ambiente)}/documentos/${documentId}`}
          prefetch={false}
          className="font-medium whitespace-nowrap tabular-nums hover:underline"
        >
          {name}
        </Link>
      </Td>
      <Td>{company.name}</Td>
      <Td className="min-w-64">
        <Why why={why} />
      </Td>
      <Td>
        <Time at={since} relative />
      </Td>
      {onAbandon === null ? null : (
        <Td>
          <Button size="sm" aria-label={abandon.title(name)} onClick={onAbandon}>
            {abandon.short}
          </Button>
        </Td>
      )}
    </Tr>
  );
}
