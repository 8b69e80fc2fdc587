import type { Dependencies } from '../dependencies.ts';
import { createFindRequests } from './find-requests.ts';

/** Log of requests and page tokens. */
export const accessServices = ({ db, readTokens, accessKeyHashes }: Dependencies) => ({
  requests: createFindRequests(db),
  readTokens,
  keyHashes: accessKeyHashes,
});
