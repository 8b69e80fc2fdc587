import { formatNumber } from '../../../format/format.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { Copy } from '../../../ui/copy.tsx';
import { Fact, Facts } from '../../../ui/table/facts.tsx';
import { Time } from '../../../ui/time.tsx';
import type { Exchange } from './exchange.ts';
import { exchangeMessages } from './exchange-messages.ts';

const STEPS = ['dnsMs', 'connectMs', 'tlsMs', 'firstByteMs', 'totalMs'] as const;

function Certificate({ shown }: { readonly shown: NonNullable<Exchange['certificate']> }) {
  const text = useText(exchangeMessages);
  return (
    <Fact name={text.certificate} wide>
      <span className="break-words">{shown.subject}</span>
      <p className="mt-1 text-[13px] break-words text-ink-soft">
        {text.issuer}: {shown.issuer}
      </p>
      <p className="mt-1 text-[13px] text-ink-soft">
        {text.validity}: <Time at={shown.validFrom} /> {text.until} <Time at={shown.validTo} />
      </p>
      <p className="mt-1 text-[13px] text-ink-soft">
        {text.sha256}: <span className="font-mono break-all">{shown.sha256}</span>
        <Copy value={shown.sha256} label={text.sha256} />
      </p>
    </Fact>
  );
}

/** Connection details of an exchange. */
export function ExchangeFacts({ exchange }: { readonly exchange: Exchange }) {
  const text = useText(exchangeMessages);
  const locale = useLocale();
  const { cause, fault, timings, tls, certificate, peer, httpStatus } = exchange;
  const steps = STEPS.flatMap((step) => {
    const ms = timings[step];
    return ms === null ? [] : [`${text.steps[step]} ${text.ms(formatNumber(ms, locale))}`];
  });
  return (
    <Facts>
      {cause === null ? null : (
        <Fact name={text.cause} wide>
          <span className="break-words">{cause}</span>
          {fault === null ? null : <code className="ml-2 text-[13px]">{fault}</code>}
          <p className="mt-1 text-ink-soft">{text.resultHint[exchange.ending]}</p>
        </Fact>
      )}
      <Fact name={text.address} wide>
        <span className="font-mono text-[13px] break-all">
          {exchange.method} {exchange.url}
        </span>
        <Copy value={exchange.url} label={text.address} />
      </Fact>
      {peer === null ? null : (
        <Fact name={text.peer}>
          <span className="font-mono text-[13px] break-all">{peer}</span>
        </Fact>
      )}
      {httpStatus === null ? null : <Fact name={text.http}>{httpStatus}</Fact>}
      {tls === null ? null : (
        <Fact name={text.tls} wide>
          {[tls.protocol, tls.cipher, ...(tls.reused ? [text.reused] : [])].join(' · ')}
        </Fact>
      )}
      <Fact name={text.timings} wide>
        <span className="tabular-nums">{steps.join(' · ')}</span>
      </Fact>
      {certificate === null ? null : <Certificate shown={certificate} />}
    </Facts>
  );
}
