'use client';
import Link from 'next/link';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { pendingMessages } from './messages.ts';
import { stuckName } from './stuck.ts';

type OpenMdfe = Answers['document']['openMdfe'][number];

/** MDF-e that are not closed, each with the way to its closing. */
export function OpenMdfeTable({ all }: { readonly all: readonly OpenMdfe[] }) {
  const text = useText(pendingMessages);
  const path = `/${pathOf(useAmbiente())}/documentos`;
  const mayOperate = useMay('documents:operate');
  if (all.length === 0) return null;
  return (
    <Card title={text.openMdfe(all.length)} hint={text.unclosedHint} padded={false}>
      <Table
        label={text.openMdfe(all.length)}
        columns={[
          text.document,
          { name: text.company, className: 'hidden sm:table-cell' },
          { name: text.authorized, className: 'hidden sm:table-cell' },
          text.limit,
          ...(mayOperate ? [{ name: text.acts, hidden: true }] : []),
        ]}
      >
        {all.map((mdfe) => {
          const name = stuckName(mdfe);
          return (
            <Tr key={mdfe.documentId}>
              <Td>
                <Link
                  href={`${path}/${mdfe.documentId}`}
                  prefetch={false}
                  className="font-medium whitespace-nowrap tabular-nums hover:underline"
                >
                  {name}
                </Link>
                <span className="block text-[13px] text-ink-soft sm:hidden">{mdfe.company.name}</span>
              </Td>
              <Td className="hidden sm:table-cell">{mdfe.company.name}</Td>
              <Td className="hidden sm:table-cell">
                <Time at={mdfe.authorizedAt} relative />
              </Td>
              <Td>
                <Time at={mdfe.limitAt} relative /> <Warning warning={mdfe.warning} />
              </Td>
              {mayOperate ? (
                <Td className="text-right">
                  <Button asChild size="sm">
                    <Link
                      href={`${path}/${mdfe.documentId}?acao=closeMdfe`}
                      prefetch={false}
                      aria-label={text.closeOf(name)}
                    >
                      {text.close}
                    </Link>
                  </Button>
                </Td>
              ) : null}
            </Tr>
          );
        })}
      </Table>
    </Card>
  );
}

function Warning({ warning }: Pick<OpenMdfe, 'warning'>) {
  const text = useText(pendingMessages);
  if (warning === null) return null;
  const isOver = warning === 'mdfe_encerramento_vencido';
  return <Badge tone={isOver ? 'bad' : 'warn'}>{isOver ? text.over : text.near}</Badge>;
}
