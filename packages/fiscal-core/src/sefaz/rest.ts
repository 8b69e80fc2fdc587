import { z } from 'zod';

/** A call of a REST service, as `SefazRequest.payload` carries it. */
export interface RestCall {
  /** Values of the `{…}` in the path. */
  readonly params: Readonly<Record<string, string>>;
  /** JSON body; absent where there is none. */
  readonly body?: unknown;
}

/** An answer of a REST service, as `SefazReply.xml` carries it. */
export interface RestAnswer {
  readonly status: number;
  /** JSON; null when there is no body. */
  readonly body: unknown;
}

const callSchema = z.object({ params: z.record(z.string(), z.string()), body: z.unknown().optional() });
const answerSchema = z.object({ status: z.int(), body: z.unknown() });

export const restCall = (call: RestCall): string => JSON.stringify(call);
export const readRestCall = (payload: Uint8Array | string): RestCall =>
  callSchema.parse(JSON.parse(payload.toString()));

export const restAnswer = (answer: RestAnswer): string => JSON.stringify(answer);
export const readRestAnswer = (text: string): RestAnswer => answerSchema.parse(JSON.parse(text));

/** The path with its parameters filled in, and the query of those that the call has. */
export function filledPath(
  path: string,
  params: RestCall['params'],
  inQuery: readonly string[] = [],
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = inQuery.flatMap((name) => {
    const value = params[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
