import { Badge } from '../../ui/badge.tsx';

/** The status of an answer. */
export function StatusCode({ status }: { readonly status: number }) {
  return (
    <Badge tone={status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good'} className="tabular-nums">
      {status}
    </Badge>
  );
}
