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
 * True when a request for the local outbox comes through another host name, or when the server listens to other
 * machines. The links in these messages sign in anyone who reads them.
 */
export const hidesOutbox = ({ pathname, host, listensOn }: Asked): boolean =>
  decodePath(pathname) === '/api/outbox' && !(OWN_NAME.test(host ?? '') && OWN_ADDRESSES.includes(listensOn));

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
