import { Notice } from '../notice.tsx';
import { FaultText } from './fault-text.tsx';

/** The error of a call, read aloud; nothing while there is none. */
export const FaultNotice = ({
  error,
  className,
}: {
  readonly error: unknown;
  readonly className?: string;
}) =>
  error === null ? null : (
    <Notice tone="bad" role="alert" className={className}>
      <FaultText error={error} />
    </Notice>
  );
