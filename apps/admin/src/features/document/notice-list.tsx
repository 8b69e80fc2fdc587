'use client';
import { useLocale, useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { noticeMessages } from './notice-messages.ts';
import type { DocumentRecord } from './timeline.ts';

/** Codes of notices that ask a person to act. */
const WARNINGS: ReadonlySet<string> = new Set([
  'campo_desconhecido',
  'valor_ambiguo',
  'risco_de_rejeicao',
  'obrigacao_legal',
  'campo_ainda_sem_leiaute',
]);

type Notice = Omit<DocumentRecord['notices'][number], 'people'> &
  Partial<Pick<DocumentRecord['notices'][number], 'people'>>;

interface Props {
  readonly notices: readonly Notice[];
  /** Labels in the place of fields. */
  readonly simple?: boolean;
}

/** Each notice with its field, and the code that an authority would give. */
export function NoticeList({ notices, simple = false }: Props) {
  const text = useText(noticeMessages);
  const isEnglish = useLocale() === 'en';
  return (
    <ul className="grid gap-2.5">
      {notices.map(({ field, code, message, cStat, people }) => (
        <li key={`${code} ${field} ${message}`} className="text-[13px]">
          <span
            className={cn(
              'flex flex-wrap items-center gap-2',
              simple ? 'font-medium' : 'font-mono text-xs break-all',
            )}
          >
            {simple ? ((isEnglish ? people?.englishLabel : null) ?? people?.label) : field}
            <Badge tone={WARNINGS.has(code) ? 'warn' : 'neutral'}>{text.codes[code]}</Badge>
            {cStat === undefined ? null : <span className="text-ink-soft">{cStat}</span>}
          </span>
          {isEnglish && people?.english ? (
            <span className="block break-words">{people.english}</span>
          ) : (
            <span lang="pt-BR" className="block break-words">
              {simple ? (people?.message ?? message) : message}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
