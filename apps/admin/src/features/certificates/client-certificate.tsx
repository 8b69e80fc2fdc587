'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDocumento } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time, useNow } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CertificateBadge } from './certificate-badge.tsx';
import { certificateStatus, isFitForLive, lastingProblems } from './certificate-status.ts';
import { CertificateUpload, type Upload } from './certificate-upload.tsx';
import { certificateMessages } from './messages.ts';
import { ProblemText } from './problem-text.tsx';
import { commonNameOf } from './verdict.tsx';

type Client = Answers['clients']['get']['client'];

/** A company's A1 certificate: its status, its history and its replacement. */
export function ClientCertificate({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const detail = useQuery(api.clients.get.queryOptions({ clientId }));
  return (
    <Loaded query={detail}>
      {({ client }) => (
        <div className="grid gap-6">
          <Current client={client} />
          <Replace client={client} />
          <History clientId={clientId} />
        </div>
      )}
    </Loaded>
  );
}

function Current({ client: { certificate } }: { readonly client: Client }) {
  const text = useText(certificateMessages);
  const locale = useLocale();
  const now = useNow(60_000);
  if (certificate === null)
    return (
      <Card title={text.current}>
        <Empty icon={ShieldOff} title={text.noneTitle}>
          {text.noneHint}
        </Empty>
      </Card>
    );
  const { subject, holder, notBefore, notAfter, thumbprint } = certificate;
  const blocked = now !== null && !isFitForLive(certificateStatus(certificate, now));
  return (
    <Card title={text.current} actions={<CertificateBadge certificate={certificate} />}>
      <div className="grid gap-5">
        {blocked ? (
          <Notice tone="bad">
            <p className="font-medium">{text.liveBlocked}</p>
            <ul className="list-disc pl-4">
              {lastingProblems(certificate).map(({ code, message }) => (
                <li key={code}>
                  <ProblemText code={code} message={message} />
                </li>
              ))}
            </ul>
            <p>{text.liveBlockedHint}</p>
          </Notice>
        ) : null}
        <Facts>
          <Fact name={text.holder}>{commonNameOf(subject)}</Fact>
          <Fact name={text.holderId}>
            {holder === null ? text.noHolder : <span className="font-mono">{formatDocumento(holder)}</span>}
          </Fact>
          <Fact name={text.validity}>
            {text.until(formatDate(notBefore, locale), formatDate(notAfter, locale))}
          </Fact>
          <Fact name={text.thumbprint}>
            <span className="font-mono text-xs break-all">{thumbprint}</span>{' '}
            <Copy value={thumbprint} label={text.thumbprint} />
          </Fact>
        </Facts>
      </div>
    </Card>
  );
}

/** Returns a callback that confirms a change in a toast and refetches the company's certificates. */
function useShowChange() {
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  return async (done: string) => {
    toast(done);
    await Promise.all([
      queries.invalidateQueries({ queryKey: api.clients.pathKey() }),
      queries.invalidateQueries({ queryKey: api.certificates.pathKey() }),
    ]);
  };
}

function Replace({ client: { id, cnpj, certificate } }: { readonly client: Client }) {
  const text = useText(certificateMessages);
  const may = useMay('certificates:write');
  const api = useApi();
  const showChange = useShowChange();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [round, setRound] = useState(0);
  const replace = useMutation(
    api.certificates.replace.mutationOptions({
      onSuccess: () => {
        setUpload(null);
        setRound((before) => before + 1);
        return showChange(text.replaced);
      },
    }),
  );
  if (!may) return <Notice tone="info">{text.notAllowed}</Notice>;
  return (
    <Card title={certificate === null ? text.firstTitle : text.replaceTitle} hint={text.replaceHint}>
      <Form
        key={round}
        error={replace.error}
        onSubmit={() => {
          if (upload !== null) replace.mutate({ clientId: id, ...upload });
        }}
      >
        <CertificateUpload cnpj={cnpj} onChange={setUpload} />
        <div>
          <Button type="submit" tone="primary" busy={replace.isPending} disabled={upload === null}>
            {text.replace}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type Past = Answers['certificates']['history'][number];

function useValidity() {
  const text = useText(certificateMessages);
  const locale = useLocale();
  return ({ notBefore, notAfter }: Past) =>
    text.until(formatDate(notBefore, locale), formatDate(notAfter, locale));
}

/** Asks before a replaced A1 takes the place of the current one. */
function Restoration({
  clientId,
  certificate,
  onDone,
}: {
  readonly clientId: string;
  readonly certificate: Past;
  readonly onDone: () => void;
}) {
  const text = useText(certificateMessages);
  const validity = useValidity();
  const api = useApi();
  const showChange = useShowChange();
  const restore = useMutation(
    api.certificates.restore.mutationOptions({
      onSuccess: () => {
        onDone();
        return showChange(text.restored);
      },
    }),
  );
  const { subject, thumbprint } = certificate;
  return (
    <Confirm
      onClose={onDone}
      title={text.restoreTitle}
      action={text.restore}
      mutation={restore}
      onConfirm={() => restore.mutate({ clientId, thumbprint })}
    >
      <p>{text.restoreHint(commonNameOf(subject), validity(certificate))}</p>
      <p>{text.restoreKept}</p>
    </Confirm>
  );
}

function History({ clientId }: { readonly clientId: string }) {
  const text = useText(certificateMessages);
  const locale = useLocale();
  const validity = useValidity();
  const may = useMay('certificates:write');
  const api = useApi();
  const history = useQuery(api.certificates.history.queryOptions({ clientId }));
  const [restoring, setRestoring] = useState<Past | null>(null);
  if (history.data !== undefined && history.data.length < 2) return null;
  return (
    <Card title={text.history} padded={false}>
      <Loaded query={history} rows={2}>
        {(past) => (
          <Table
            label={text.history}
            columns={[
              text.holder,
              text.validity,
              text.sentAt,
              text.replacedAt,
              { name: text.actions, hidden: true },
            ]}
          >
            {past.map((certificate) => (
              <Tr key={certificate.id}>
                <Td>{commonNameOf(certificate.subject)}</Td>
                <Td className="whitespace-nowrap tabular-nums">{validity(certificate)}</Td>
                <Td>
                  <Time at={certificate.createdAt} />
                </Td>
                <Td>
                  {certificate.replacedAt === null ? text.current : <Time at={certificate.replacedAt} />}
                  {certificate.keptUntil === null ? null : (
                    <span className="block text-xs text-ink-soft">
                      {text.keptUntil(formatDate(certificate.keptUntil, locale))}
                    </span>
                  )}
                </Td>
                <Td>
                  {may && certificate.keptUntil !== null ? (
                    <Button size="sm" onClick={() => setRestoring(certificate)}>
                      {text.restore}
                      <span className="sr-only"> {validity(certificate)}</span>
                    </Button>
                  ) : null}
                </Td>
              </Tr>
            ))}
          </Table>
        )}
      </Loaded>
      {restoring === null ? null : (
        <Restoration clientId={clientId} certificate={restoring} onDone={() => setRestoring(null)} />
      )}
    </Card>
  );
}
