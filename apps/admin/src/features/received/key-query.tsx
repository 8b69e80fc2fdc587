import { useText } from '../../text/text.tsx';
import { Time } from '../../ui/time.tsx';
import { keyQueryMessages } from './key-query-messages.ts';

/** The authority's answer to a query by access key, and when the key is asked for again. */
export function KeyQueryLine({
  query: { askedAt, nextAt, cStat, xMotivo },
}: {
  readonly query: {
    readonly askedAt: Date;
    readonly nextAt: Date | null;
    readonly cStat: string | null;
    readonly xMotivo: string | null;
  };
}) {
  const text = useText(keyQueryMessages);
  return (
    <span className="block text-[13px] wrap-anywhere text-ink-soft">
      {text.asked} <Time at={askedAt} />
      {cStat === null ? null : `: ${cStat} ${xMotivo ?? ''}`.trimEnd()}.{' '}
      {nextAt === null ? (
        text.givenUp
      ) : (
        <>
          {text.again} <Time at={nextAt} />.
        </>
      )}
    </span>
  );
}
