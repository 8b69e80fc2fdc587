import { Failure } from '../../base/failure.ts';

/** Result of `work` within the time. @throws {Failure} erro_interno on timeout; the work continues */
export async function within<T>(timeoutMs: number, work: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const seconds = Math.round(timeoutMs / 1000);
      reject(
        new Failure(
          'erro_interno',
          `A operação passou de ${seconds} s. O que já foi aceito segue: consulte o documento, ou repita com o mesmo idempotencyKey.`,
        ),
      );
    }, timeoutMs).unref();
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
