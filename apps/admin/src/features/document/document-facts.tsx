'use client';
import { Download, ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { formatChave, formatDocumento, formatNumber } from '../../format/format.ts';
import { useSession } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Countdown, Time, useNow } from '../../ui/time.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { actionMessages } from './action-messages.ts';
import { documentPageMessages } from './messages.ts';
import type { DocumentRecord } from './timeline.ts';
import { useFiles } from './use-files.ts';

const out = 'inline-flex items-center gap-1 text-accent underline-offset-4 hover:underline [&_svg]:size-3.5';

/** While an authorized document can still be canceled: for how long. */
function CancelWindow({ record }: { readonly record: DocumentRecord }) {
  const { type, status, cancellableUntil, cancellableWithoutFineUntil: free } = record;
  const text = useText(actionMessages);
  const now = useNow();
  if (status === 'AUTORIZADA' && type === 'nfse')
    return (
      <Fact name={text.cancelTerm} wide>
        <span className="text-ink-soft text-sm">{text.cancelTermByTown}</span>
      </Fact>
    );
  if (status !== 'AUTORIZADA' || cancellableUntil === null || now === null || now > cancellableUntil)
    return null;
  return (
    <Fact name={text.cancelWithin} wide>
      <span className="font-medium">
        <Countdown until={cancellableUntil} />
      </span>
      {free !== null && (
        <span className="block text-ink-soft text-sm">
          {now > free ? text.cancelWithFine : text.cancelFreeFor} {now <= free && <Countdown until={free} />}
        </span>
      )}
    </Fact>
  );
}

/** Link for operators to the document's workflow. */
function Workflow({ documentId }: { readonly documentId: string }) {
  const text = useText(documentPageMessages);
  const { temporalUi } = useSession();
  if (temporalUi === null) return null;
  const workflow = encodeURIComponent(`document:${documentId}`);
  return (
    <p className="mt-5 border-t pt-4">
      <a
        href={`${temporalUi.url}/namespaces/${temporalUi.namespace}/workflows/${workflow}`}
        target="_blank"
        rel="noreferrer"
        className={out}
      >
        {text.workflow}
        <ExternalLink aria-hidden />
      </a>
    </p>
  );
}

/** Download links of the document's XML and PDF. */
function Files({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const { data } = useFiles(record);
  if (data === undefined || data.xml === null) return null;
  return (
    <p className="mt-4 flex gap-4 border-t pt-4">
      <a href={data.xml} download={`${record.accessKey}-${record.type}.xml`} className={out}>
        <Download aria-hidden />
        {text.downloadXml}
      </a>
      {data.pdf === null ? null : (
        <a href={data.pdf} target="_blank" rel="noreferrer" className={out}>
          {text.openPdf}
          <ExternalLink aria-hidden />
        </a>
      )}
    </p>
  );
}

/** Summary of a document. */
export function DocumentFacts({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const locale = useLocale();
  const { accessKey, protocolNumber, authorizedAt, referencia, qrCodeUrl, company, creditsChargedMilli } =
    record;
  const isDps = accessKey.startsWith('DPS');
  return (
    <Card>
      <Facts>
        <Fact name={isDps ? text.dpsId : text.accessKey} wide>
          <span className="font-mono text-[13px]">{isDps ? accessKey : formatChave(accessKey)}</span>
          <Copy value={accessKey} label={text.accessKey} className="ml-1 align-middle" />
        </Fact>
        <CancelWindow record={record} />
        <Fact name={text.company} wide>
          <Link href={`/empresas/${company.id}`} prefetch={false} className="hover:underline">
            {company.name}
          </Link>
          <span className="block font-mono text-xs text-ink-soft">{formatDocumento(company.cnpj)}</span>
        </Fact>
        {record.destinatario === null ? null : (
          <Fact name={text.destinatario} wide>
            {record.destinatario}
          </Fact>
        )}
        {record.valorTotal === null ? null : (
          <Fact name={text.valorTotal}>
            <span className="font-medium tabular-nums">{formatReais(record.valorTotal, locale)}</span>
          </Fact>
        )}
        <Fact name={text.serieNumero}>
          <span className="tabular-nums">{text.number(record.serie, record.numero)}</span>
        </Fact>
        {protocolNumber === null ? null : (
          <Fact name={text.protocol} wide>
            <span className="font-mono text-[13px]">{protocolNumber}</span>
            <Copy value={protocolNumber} label={text.protocol} className="ml-1 align-middle" />
          </Fact>
        )}
        <Fact name={text.emittedAt} wide>
          <Time at={record.createdAt} />
        </Fact>
        {authorizedAt === null ? null : (
          <Fact name={text.authorizedAt} wide>
            <Time at={authorizedAt} />
          </Fact>
        )}
        {referencia === null ? null : (
          <Fact name={text.referencia}>
            <span className="font-mono text-[13px] break-all">{referencia}</span>
          </Fact>
        )}
        {creditsChargedMilli === 0 ? null : (
          <Fact name={text.credits}>{formatNumber(creditsChargedMilli / 1000, locale)}</Fact>
        )}
        {qrCodeUrl === null ? null : (
          <Fact name={text.qrCode}>
            <a href={qrCodeUrl} target="_blank" rel="noreferrer" className={out}>
              {text.openQrCode}
              <ExternalLink aria-hidden />
            </a>
          </Fact>
        )}
      </Facts>
      <Files record={record} />
      <Workflow documentId={record.id} />
    </Card>
  );
}
