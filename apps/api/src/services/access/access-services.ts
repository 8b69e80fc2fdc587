import type { Dependencies } from '../dependencies.ts';
import { createFindRequests } from './find-requests.ts';

/** What was asked, and how it was answered. */
export const accessServices = ({ db, readTokens }: Dependencies) => ({
  requests: createFindRequests(db),
  readTokens,
});
