import { isThisMachine } from '@fiscal/core/settings/this-machine';

/** Names of this machine that pages are opened under. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1'];

/** True for an address that only this machine reaches. */
export const isLoopbackUrl = (url: string): boolean => isThisMachine(new URL(url).hostname);
