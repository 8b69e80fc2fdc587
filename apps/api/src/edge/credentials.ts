import type { Sender } from './caller.ts';

/** A blank credential is none. */
export const sent = (http: Sender, name: string): string | undefined => http.header(name) || undefined;

export const sentAccessKey = (http: Sender): string | undefined => sent(http, 'x-access-key');

/** Of `Authorization: Bearer <token>`. */
export const sentToken = (http: Sender): string | undefined =>
  /^Bearer +(\S+)$/i.exec(http.header('authorization') ?? '')?.[1];
