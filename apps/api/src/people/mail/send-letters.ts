import type { Mail } from '../../mail/mail.ts';

/**
 * One letter to each of an account's people; how many went. What fails beside others is told to `onError`, and not sent again.
 *
 * @throws {AggregateError} when there were some and none went
 */
export async function sendLetters(
  letters: readonly Mail[],
  {
    send,
    onError,
  }: { readonly send: (mail: Mail) => Promise<void>; readonly onError: (error: unknown) => void },
): Promise<number> {
  const sent = await Promise.allSettled(letters.map(send));
  const failed = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (failed.length === letters.length && failed.length > 0) throw new AggregateError(failed);
  for (const reason of failed) onError(reason);
  return letters.length - failed.length;
}
