'use client';
import { useLocale, useText } from '../../../text/text.tsx';
import { formatReais } from '../format-reais.ts';
import { useDocumentTypes, useTypeName } from '../types.ts';
import { type DocumentTotal, type Worth, worthOf } from './worth.ts';
import { worthMessages } from './worth-messages.ts';

/** The amounts of authorized documents, a line for each type and kind of operation. */
export function WorthLines({
  totals,
  className,
}: {
  readonly totals: readonly DocumentTotal[];
  readonly className?: string;
}) {
  const text = useText(worthMessages);
  const locale = useLocale();
  const nameOf = useTypeName();
  const lines = worthOf(
    totals,
    useDocumentTypes().map(({ type }) => type),
  );
  const label = ({ type, operacao }: Worth) => {
    const amount = text.amounts.get(type);
    // Every NFC-e is of `saida`.
    if ((type === 'nfce' && operacao === 'saida') || (operacao === null && amount === undefined))
      return nameOf(type);
    return `${nameOf(type)} ${operacao === null ? `(${amount})` : text.operacoes[operacao]}`;
  };
  if (lines.length === 0) return null;
  return (
    <dl aria-label={text.worth} className={className}>
      {lines.map((line) => (
        <div key={`${line.type} ${line.operacao}`} className="flex items-baseline gap-1.5">
          <dt className="text-ink-soft">{label(line)}</dt>
          <dd className="font-medium whitespace-nowrap text-ink tabular-nums">
            {formatReais(line.reais, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
