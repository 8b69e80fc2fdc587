/** Whether only this machine reaches a host: a loopback name or address, or the folder of a socket. */
export const isThisMachine = (host: string): boolean =>
  /^(?:|\/.*|localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
