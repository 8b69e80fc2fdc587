import { BlockList, isIP } from 'node:net';

/** Whether an address is that of a proxy, whose word on who called counts. */
export type IsProxy = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Wider networks contain strangers, who could forge addresses. Source: RFC 1918, RFC 4193, their widest networks. */
const PREFIX_MIN = { 4: 8, 6: 7 } as const;
/** All of IPv4, written as IPv6. */
const MAPPED = /^::ffff:/i;

/** An address, or a network of one's own as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  if (family === 4) return bits >= PREFIX_MIN[4] && bits <= 32;
  return bits >= (MAPPED.test(address) ? 96 + PREFIX_MIN[4] : PREFIX_MIN[6]) && bits <= 128;
}

/** @param networks each as `isNetwork` takes it */
export function proxiesAt(networks: readonly string[]): IsProxy {
  const known = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(plain) !== 0 && known.check(plain, familyOf(plain));
  };
}

/** Address of the caller: the last one that no proxy has. Addresses before it come from the caller and count for nothing. */
export function callerAddress(connected: string, forwarded: string | undefined, isProxy: IsProxy): string {
  const way = [...(forwarded ?? '').split(','), connected].map((address) => address.trim()).filter(Boolean);
  return way.findLast((address) => !isProxy(address)) ?? way[0] ?? connected;
}
