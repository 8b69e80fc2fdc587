'use client';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
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

/** Each notice with its field, and the code that an authority would give. */
export function NoticeList({ notices }: Pick<DocumentRecord, 'notices'>) {
  const text = useText(noticeMessages);
  return (
    <ul className="grid gap-2.5">
      {notices.map(({ field, code, message, cStat }) => (
        <li key={`${code} ${field}`} className="text-[13px]">
          <span className="flex flex-wrap items-center gap-2 font-mono text-xs break-all">
            {field}
            <Badge tone={WARNINGS.has(code) ? 'warn' : 'neutral'}>{text.codes[code]}</Badge>
            {cStat === undefined ? null : <span className="text-ink-soft">{cStat}</span>}
          </span>
          <span className="block break-words">{message}</span>
        </li>
      ))}
    </ul>
  );
}
