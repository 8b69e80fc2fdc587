import { formatNumber } from '../../../format/format.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { Copy } from '../../../ui/copy.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainText } from '../plain-text.tsx';
import { XmlTree } from '../xml-viewer.tsx';
import type { Exchange } from './exchange.ts';
import { exchangeMessages } from './exchange-messages.ts';
import { prettyJson } from './pretty-json.ts';

const isMarkup = (content: string): boolean => content.trimStart().startsWith('<');
const isJson = (content: string): boolean => /^\s*[{[]/.test(content);

function Content({ content, label }: { readonly content: string; readonly label: string }) {
  if (isMarkup(content)) return <XmlTree xml={content} label={label} />;
  return <PlainText text={isJson(content) ? prettyJson(content) : content} label={label} />;
}

/** A body, readable; what is copied are its exact bytes. */
export function ExchangeBody({
  title,
  label,
  body,
}: {
  readonly title: string;
  /** Like no other on the page. */
  readonly label: string;
  readonly body: Exchange['answer'];
}) {
  const text = useText(exchangeMessages);
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{title}</p>
        {body === null ? null : (
          <span className="flex items-center gap-2 text-xs text-ink-soft">
            {text.size(formatNumber(body.size, locale))}
            <Copy value={body.content} label={label} />
          </span>
        )}
      </div>
      {body === null ? (
        <p className="text-ink-soft">{text.noAnswer}</p>
      ) : body.content === '' ? (
        <p className="text-ink-soft">{text.empty}</p>
      ) : (
        <>
          {body.truncated ? <Notice tone="warn">{text.truncated}</Notice> : null}
          {body.encoding === 'base64' ? <Notice tone="warn">{text.notText}</Notice> : null}
          {body.encoding === 'base64' || body.truncated ? (
            <PlainText text={body.content} label={label} />
          ) : (
            <Content content={body.content} label={label} />
          )}
        </>
      )}
    </div>
  );
}
