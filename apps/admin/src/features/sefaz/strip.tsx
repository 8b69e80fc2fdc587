import { useText } from '../../text/text.tsx';
import { cn } from '../../ui/cn.ts';
import type { ServiceSeen } from './board.ts';
import { sefazMessages } from './messages.ts';

/** The last 24 hours of a service, half an hour a bar; height says what colour says. */
export function Strip({ strip }: { readonly strip: ServiceSeen['strip'] }) {
  const text = useText(sefazMessages);
  const seen = strip.reduce((sum, slot) => sum + (slot?.seen ?? 0), 0);
  const offline = strip.reduce((sum, slot) => sum + (slot?.offline ?? 0), 0);
  const bars = strip.map((slot, index) => ({ slot, index }));
  return (
    <div className="flex h-6 items-end gap-px">
      <span className="sr-only">{text.strip(seen, offline)}</span>
      {bars.map(({ slot, index }) => (
        <span
          key={index}
          aria-hidden
          className={cn(
            'w-1 rounded-xs',
            slot === null ? 'h-1 bg-line-strong' : slot.offline > 0 ? 'h-6 bg-bad' : 'h-3.5 bg-good',
          )}
        />
      ))}
    </div>
  );
}
