import type { Dependencies } from '../dependencies.ts';
import { createFindRequests } from './find-requests.ts';

/** Log of requests and page tokens. */
export const accessServices = ({ db, readTokens }: Dependencies) => ({
  requests: createFindRequests(db),
  readTokens,
});
