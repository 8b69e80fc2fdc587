/** Names of this machine that pages are opened under. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1'];

/** True for an address that only this machine reaches. */
export const isLoopbackUrl = (url: string): boolean =>
  [...LOOPBACK_NAMES, '[::1]'].includes(new URL(url).hostname);
