'use client';
import { PencilLine } from 'lucide-react';
import Link from 'next/link';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMayEmitIn } from '../../shell/use-may-emit.ts';
import { useFormLabels } from '../../text/form-labels.tsx';
import { hintWords } from '../../text/form-quotes.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { fieldWords, needsDetail } from '../../ui/form/field-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { abandonMessages } from './halted/abandon-messages.ts';
import { HintText } from './hint-text.tsx';
import { documentPageMessages } from './messages.ts';
import type { DocumentRecord } from './timeline.ts';

const code = 'rounded bg-sunken px-1.5 py-0.5 font-mono text-xs break-all';

type Refusal = NonNullable<DocumentRecord['rejection']>['errors'][number];

function OneError({ error }: { readonly error: Refusal }) {
  const isEnglish = useLocale() === 'en';
  const english = isEnglish ? fieldWords(error, 'en') : null;
  const { field, message, tag, fix } = error;
  return (
    <li className="rounded-md border px-3.5 py-2.5">
      <p className="flex flex-wrap items-center gap-2">
        {field === '' ? null : <code className={code}>{field}</code>}
        {tag === undefined ? null : <code className={`${code} text-ink-soft`}>&lt;{tag}&gt;</code>}
      </p>
      {english === null ? null : <p className="mt-1.5">{english}</p>}
      {english !== null && !needsDetail(error) ? null : (
        <>
          <p lang="pt-BR" className="mt-1.5">
            {message}
          </p>
          {fix === undefined ? null : (
            <p lang="pt-BR" className="mt-0.5 text-ink-soft">
              {fix}
            </p>
          )}
        </>
      )}
    </li>
  );
}

function FieldErrors({ errors }: Pick<NonNullable<DocumentRecord['rejection']>, 'errors'>) {
  const text = useText(documentPageMessages);
  return (
    <div>
      <h3 className="mb-2 font-medium">{text.fieldErrors(errors.length)}</h3>
      <ul className="grid gap-2">
        {errors.map((error) => (
          <OneError key={`${error.field} ${error.message}`} error={error} />
        ))}
      </ul>
    </div>
  );
}

/** Reason of a rejection, and its fix. */
export function Rejection({ record }: { readonly record: DocumentRecord }) {
  const text = useText(documentPageMessages);
  const abandoned = useText(abandonMessages);
  const mayEmitIn = useMayEmitIn();
  const labels = useFormLabels(record.type);
  const { rejection, hint } = record;
  if (rejection === null) return null;
  const words = hintWords(labels, hint);
  const { cStat, xMotivo, origin, errors, protocolNumber } = rejection;
  return (
    <Card
      title={origin === 'desistencia' ? abandoned.rejectionTitle : text.rejectionTitle(cStat)}
      hint={
        {
          validacao: text.rejectionByUs,
          sefaz: text.rejectionBySefaz,
          desistencia: abandoned.rejectionHint,
        }[origin]
      }
      actions={
        mayEmitIn(2) ? (
          <Button asChild tone="primary">
            <Link
              href={`/${pathOf(mayEmitIn(record.environment) ? record.environment : 2)}/emitir?de=${record.id}`}
              prefetch={false}
            >
              <PencilLine aria-hidden />
              {text.fixAndEmit}
            </Link>
          </Button>
        ) : null
      }
    >
      <div className="grid gap-5">
        <Notice tone="bad">
          <span lang="pt-BR">{xMotivo}</span>
        </Notice>
        {protocolNumber === undefined ? null : <p>{text.denied(protocolNumber)}</p>}
        {hint === null ? null : (
          <Facts>
            <Fact name={text.cause} wide>
              <HintText text={hint.cause} english={hint.english.cause} words={words} />
            </Fact>
            <Fact name={text.fix} wide>
              <span className="font-medium">
                <HintText text={hint.fix} english={hint.english.fix} words={words} />
              </span>
            </Fact>
            {hint.field === undefined ? null : (
              <Fact name={text.field}>
                <code className={code}>{hint.field}</code>
              </Fact>
            )}
            {hint.tag === undefined ? null : (
              <Fact name={text.tag}>
                <code className={code}>{hint.tag}</code>
              </Fact>
            )}
            <Fact name={text.source} wide>
              <span className="text-[13px] text-ink-soft">{hint.source}</span>
            </Fact>
          </Facts>
        )}
        {errors.length === 0 ? null : <FieldErrors errors={errors} />}
      </div>
    </Card>
  );
}
