'use client';
import { formatDate, formatDocumento } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { certificateMessages } from './messages.ts';
import { ProblemText } from './problem-text.tsx';

/** `CN` of a distinguished name. */
export const commonNameOf = (name: string): string => /(?:^|, )CN=([^,]+)/.exec(name)?.[1] ?? name;

/** An A1's data and whether it can be used. */
export function Verdict({ verdict }: { readonly verdict: Answers['certificates']['inspect'] }) {
  const text = useText(certificateMessages);
  const locale = useLocale();
  const { commonName, issuer, holder, notBefore, notAfter, problems } = verdict;
  return (
    <div className="grid gap-4 rounded-lg border p-4" aria-live="polite">
      {problems.length === 0 ? (
        <Notice tone="good">
          <p className="font-medium">{text.verdictGood}</p>
        </Notice>
      ) : (
        <Notice tone="warn">
          <p className="font-medium">{text.verdictBad}</p>
          <ul className="mt-1 list-disc pl-4">
            {problems.map(({ code, message }) => (
              <li key={code}>
                <ProblemText code={code} message={message} />
              </li>
            ))}
          </ul>
          <p className="mt-1">{text.verdictKept}</p>
        </Notice>
      )}
      <Facts>
        <Fact name={text.holder}>{commonName}</Fact>
        <Fact name={text.holderId}>
          {holder === null ? text.noHolder : <span className="font-mono">{formatDocumento(holder)}</span>}
        </Fact>
        <Fact name={text.issuer}>{commonNameOf(issuer)}</Fact>
        <Fact name={text.validity}>
          {text.until(formatDate(notBefore, locale), formatDate(notAfter, locale))}
        </Fact>
      </Facts>
    </div>
  );
}
