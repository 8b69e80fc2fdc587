'use client';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useTypeName } from '../documents/types.ts';
import { groupLines, LineRow } from './line-row.tsx';
import { readinessMessages } from './messages.ts';

type Readiness = Answers['clients']['readiness'];

const TYPES = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'] as const;
const AREAS = ['instalacao', 'certificado', 'cadastro', 'numeracao', 'autorizador'] as const;

function Lines({ ready, against, lines, clientId }: Readiness & { readonly clientId: string }) {
  const text = useText(readinessMessages);
  const problems = lines.filter(({ state }) => state === 'problema').length;
  return (
    <div className="grid gap-4">
      <output>
        <Notice tone={ready ? 'good' : 'bad'}>
          <span className="font-medium">{ready ? text.ready : text.notReady(problems)}</span>
          {ready ? <span className="block">{text.readyHint}</span> : null}
          {against === 'sandbox' ? <span className="block">{text.againstSandbox}</span> : null}
        </Notice>
      </output>
      {AREAS.map((area) => {
        const own = lines.filter((line) => line.area === area);
        return own.length === 0 ? null : (
          <Card key={area} title={text.areas[area]} padded={false}>
            <ul className="divide-y">
              {groupLines(own).map((line) => (
                <LineRow key={`${line.check} ${line.message}`} line={line} clientId={clientId} />
              ))}
            </ul>
          </Card>
        );
      })}
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
