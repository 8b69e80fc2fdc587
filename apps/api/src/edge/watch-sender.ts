import { hash } from 'node:crypto';
import type { Authenticate } from '../services/access/authenticate.ts';
import type { CredentialWatch } from '../services/access/credential-watch.ts';
import { isReadToken, isTryToken } from '../services/access/read-tokens.ts';
import type { Sender } from './caller.ts';
import { sentAccessKey, sentToken } from './credentials.ts';

/** Aborts when the credentials with which a stream was opened no longer hold; watched until `until` aborts. */
export type WatchSender = (http: Sender, until: AbortSignal) => AbortSignal;

export const createWatchSender =
  (credentials: Authenticate, watch: CredentialWatch): WatchSender =>
  (http, until) => {
    const [accessKey, token] = [sentAccessKey(http) ?? '', sentToken(http) ?? ''];
    const name = hash('sha256', `${accessKey}\n${token}`, 'base64');
    const find = () => {
      if (token === '') return credentials.account(accessKey);
      return isReadToken(token) || isTryToken(token)
        ? credentials.reader(token)
        : credentials.principal(accessKey, token);
    };
    return watch.watch({ name, holds: async () => (await find()) !== null }, until);
  };
