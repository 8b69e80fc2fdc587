interface Asked {
  readonly pathname: string;
  /** Host header of the request. */
  readonly host: string | null;
  /** Address this server listens on. */
  readonly listensOn: string;
}

/** This machine, as the host of an address. */
export const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const OWN_ADDRESSES = ['localhost', '127.0.0.1', '::1'];

/**
 * True for the messages that stay on this machine, asked for where others can ask: under another name of it, or at a server that
 * other machines reach. Their links let whoever reads them in.
 */
export const hidesOutbox = ({ pathname, host, listensOn }: Asked): boolean =>
  decoded(pathname) === '/api/outbox' && !(OWN_NAME.test(host ?? '') && OWN_ADDRESSES.includes(listensOn));

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
