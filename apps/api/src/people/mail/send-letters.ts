import type { Mail } from '../../mail/mail.ts';

/**
 * Sends a letter to each person and returns the number sent. A failure beside others goes to `onError`, without a retry.
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
