'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Time, useNow } from '../../ui/time.tsx';
import { CertificateBadge } from '../certificates/certificate-badge.tsx';
import { certificateStatus, isFitForLive } from '../certificates/certificate-status.ts';
import { HeldBack } from '../sefaz/held-back.tsx';
import { EndClient } from './end-client.tsx';
import { clientMessages } from './messages.ts';

/** Owners alone have it. */
const CounterGrants = dynamic(
  () => import('../counter/counter-grants.tsx').then((module) => module.CounterGrants),
  { loading: () => null },
);

type Client = Answers['clients']['get']['client'];

/** A company at a glance, and what to do next. */
export function ClientOverview({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const detail = useQuery(api.clients.get.queryOptions({ clientId }));
  return (
    <Loaded query={detail}>
      {({ client }) => (
        <div className="grid gap-6">
          <HeldBack clientId={clientId} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Details client={client} />
            <div className="grid gap-6">
              <NextSteps client={client} />
              <CounterGrants clientId={client.id} />
              <EndClient client={client} />
            </div>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Details({ client }: { readonly client: Client }) {
  const text = useText(clientMessages);
  const { id, ie, profile, certificate, createdAt } = client;
  const { address } = profile;
  const lines = [
    [address?.logradouro, address?.numero, address?.complemento],
    [address?.bairro, address?.municipio, address?.uf, address?.cep],
  ]
    .map((parts) => parts.filter((part) => part !== undefined && part !== '').join(', '))
    .filter((line) => line !== '');
  const crt = Object.entries(text.regimes).find(([code]) => code === (profile.regimeTributario ?? ''));
  return (
    <Card title={text.facts}>
      <Facts>
        <Fact name={text.ie}>{ie}</Fact>
        <Fact name={text.regime}>{crt?.[1] ?? profile.regimeTributario}</Fact>
        <Fact name={text.certificate}>
          <CertificateBadge certificate={certificate} />
        </Fact>
        <Fact name={text.created}>
          <Time at={createdAt} />
        </Fact>
        <Fact name={text.address} wide>
          {lines.length === 0 ? (
            <span className="text-ink-soft">{text.noAddress}</span>
          ) : (
            lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          )}
        </Fact>
        <Fact name={text.id} wide>
          <span className="font-mono text-[13px]">{id}</span> <Copy value={id} label={text.id} />
        </Fact>
      </Facts>
    </Card>
  );
}

function NextSteps({ client: { id, certificate, profile } }: { readonly client: Client }) {
  const text = useText(clientMessages);
  const now = useNow(60_000);
  const { address, regimeTributario } = profile;
  const steps = [
    {
      title: text.stepEmit,
      hint: text.stepEmitHint,
      href: `/teste/emitir?empresa=${id}`,
      done: null,
    },
    {
      title: text.stepProfile,
      hint: text.stepProfileHint,
      href: `/empresas/${id}/perfil`,
      done: Boolean(address?.logradouro && address.codigoMunicipio && regimeTributario),
    },
    {
      title: text.stepCertificate,
      hint: text.stepCertificateHint,
      href: `/empresas/${id}/certificado`,
      done: now !== null && isFitForLive(certificateStatus(certificate, now)),
    },
    { title: text.stepToken, hint: text.stepTokenHint, href: '/chaves', done: null },
  ];
  return (
    <Card title={text.nextSteps} padded={false}>
      <ol>
        {steps.map(({ title, hint, href, done }) => (
          <li key={href} className="border-b last:border-b-0">
            <Link href={href} className="flex items-start gap-3 px-5 py-3.5 hover:bg-sunken">
              {done === true ? (
                <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-label={text.done} />
              ) : (
                <CircleDashed
                  className="mt-0.5 size-4 shrink-0 text-ink-faint"
                  {...(done === null ? { 'aria-hidden': true } : { 'aria-label': text.open })}
                />
              )}
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-[13px] text-ink-soft">{hint}</span>
              </span>
              <ArrowRight className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
