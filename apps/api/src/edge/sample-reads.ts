/** Facts of an answered request. */
export interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly status: number;
}

/** Whether a request is logged: the same answer in the process's log and in the account's. */
export type IsLogged = (request: Answered) => boolean;

/** Logs each write and each refusal, and one of `every` successful reads, chosen by the random end of its id. */
export const sampleReads =
  (every: number): IsLogged =>
  ({ requestId, method, status }) =>
    every === 1 ||
    (method !== 'GET' && method !== 'HEAD') ||
    status >= 400 ||
    Number.parseInt(requestId.slice(-8), 16) % every === 0;
