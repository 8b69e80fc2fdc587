'use client';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useTypeName } from '../documents/types.ts';
import { groupLines, LineRow } from './line-row.tsx';
import { readinessMessages } from './messages.ts';
import { TypeBadges } from './type-badges.tsx';

type Readiness = Answers['clients']['readiness'];

const TYPES = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'] as const;
const AREAS = ['instalacao', 'certificado', 'cadastro', 'numeracao', 'autorizador'] as const;

type ReadinessLine = Readiness['lines'][number];

function Rows({ lines, clientId }: { readonly lines: readonly ReadinessLine[]; readonly clientId: string }) {
  return (
    <ul className="divide-y">
      {groupLines(lines).map((line) => (
        <LineRow key={`${line.check} ${line.message}`} line={line} clientId={clientId} />
      ))}
    </ul>
  );
}

/** Lines by area, folded unless they are all that is left. */
function Rest({
  title,
  lines,
  clientId,
  open,
}: {
  readonly title: string;
  readonly lines: readonly ReadinessLine[];
  readonly clientId: string;
  readonly open: boolean;
}) {
  const { areas } = useText(readinessMessages);
  if (lines.length === 0) return null;
  return (
    <Disclosure title={title} initiallyOpen={open}>
      <div className="-mx-3 -my-2 grid gap-2 sm:-mx-4">
        {AREAS.map((area) => {
          const own = lines.filter((line) => line.area === area);
          return own.length === 0 ? null : (
            <section key={area}>
              <h3 className="px-5 pt-2 text-[13px] font-medium text-ink-soft">{areas[area]}</h3>
              <Rows lines={own} clientId={clientId} />
            </section>
          );
        })}
      </div>
    </Disclosure>
  );
}

function Lines({ ready, against, types, lines, clientId }: Readiness & { readonly clientId: string }) {
  const text = useText(readinessMessages);
  const inState = (state: ReadinessLine['state']) => lines.filter((line) => line.state === state);
  const [problems, warnings, fine] = [inState('problema'), inState('aviso'), inState('ok')];
  const count = groupLines(problems).length;
  return (
    <div className="grid gap-4">
      <output>
        <Notice tone={ready ? 'good' : 'bad'}>
          <span className="font-medium">{ready ? text.ready : text.notReady(count)}</span>
          {ready ? <span className="block">{text.readyHint}</span> : null}
          {against === 'sandbox' ? <span className="block">{text.againstSandbox}</span> : null}
        </Notice>
      </output>
      <TypeBadges types={types} lines={lines} />
      {count === 0 ? null : (
        <Card title={text.blocks} padded={false}>
          <Rows lines={problems} clientId={clientId} />
        </Card>
      )}
      <Rest
        title={text.warnings(groupLines(warnings).length)}
        lines={warnings}
        clientId={clientId}
        open={ready}
      />
      <Rest title={text.inOrder(groupLines(fine).length)} lines={fine} clientId={clientId} open={false} />
    </div>
  );
}

/** Requirements for a company's first real document, each with its next step. */
export function ReadinessPage({ clientId }: { readonly clientId: string }) {
  const text = useText(readinessMessages);
  const nameOf = useTypeName();
  const api = useApi();
  const [type, setType] = useState('');
  const found = useQuery(
    api.clients.readiness.queryOptions(
      { clientId, types: type === '' ? null : [type] },
      { refetchOnWindowFocus: false, retry: false },
    ),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{text.hint}</p>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={text.type}
            name="type"
            value={type}
            onChange={({ target }) => setType(target.value)}
            options={[
              { value: '', label: text.issued },
              ...TYPES.map((each) => ({ value: each, label: nameOf(each) })),
            ]}
          />
          <Button busy={found.isFetching} onClick={() => void found.refetch()}>
            <RefreshCw aria-hidden />
            {text.again}
          </Button>
        </div>
      </div>
      {found.isFetching ? <output className="text-[13px] text-ink-soft">{text.checking}</output> : null}
      <Loaded query={found} rows={8}>
        {(readiness) => <Lines {...readiness} clientId={clientId} />}
      </Loaded>
    </div>
  );
}
