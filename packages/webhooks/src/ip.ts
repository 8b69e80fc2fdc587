import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Class of an IP address that a stranger may name: only `public` is called. */
export type IpKind =
  | { readonly kind: 'public' }
  | { readonly kind: 'loopback' }
  /** `range` names in pt-BR the owner of the address range. */
  | { readonly kind: 'reserved'; readonly range: string };

/**
 * Every special-purpose range of IANA's two registries, by its name in ipaddr.js. Ranges that embed an IPv4 address
 * (mapped, 6to4, NAT64, Teredo) are refused for every content: no server is reached by such an address alone.
 */
export const RANGES: Readonly<Record<string, string>> = {
  unspecified: 'sem destino',
  broadcast: 'de difusão',
  multicast: 'de multicast',
  linkLocal: 'do enlace local',
  private: 'de rede privada',
  carrierGradeNat: 'de NAT de operadora',
  reserved: 'reservada',
  as112: 'do serviço AS112',
  as112v6: 'do serviço AS112',
  amt: 'de túnel de multicast',
  uniqueLocal: 'de rede privada',
  ipv4Mapped: 'de IPv4 mapeado em IPv6',
  deprecatedSiteLocal: 'de rede local antiga',
  discard: 'de descarte',
  rfc6145: 'de tradução de IPv4',
  rfc6052: 'de tradução de IPv4 (NAT64)',
  '6to4': 'de túnel 6to4',
  teredo: 'de túnel Teredo',
  benchmarking: 'de ensaio',
  deprecatedOrchid: 'de identificadores',
  orchid2: 'de identificadores',
  droneRemoteIdProtocolEntityTags: 'de identificadores',
  segmentRouting: 'de roteamento interno',
};

const reservedRange = (range: string): IpKind => ({ kind: 'reserved', range });

/** The only part of IPv6 that is allocated to networks. Source: IANA, IPv6 Global Unicast Address Assignments. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Interface identifiers of ISATAP end in an IPv4 address. Source: RFC 5214 §6.1. */
const ISATAP = new Set(['0:5efe', '200:5efe']);

/** Judges an address as Node and WHATWG URLs write it: `127.0.0.1`, `2001:db8::1`. Anything else is reserved. */
export function kindOfIp(ip: string): IpKind {
  if (isIP(ip) === 0) return reservedRange('desconhecida');
  const address = ipaddr.parse(ip);
  const range = address.range();
  if (range === 'loopback') return { kind: 'loopback' };
  if (range !== 'unicast') return reservedRange(RANGES[range] ?? 'reservada');
  if (address instanceof ipaddr.IPv4) return { kind: 'public' };
  if (!address.match(GLOBAL_UNICAST)) return reservedRange('reservada');
  const [, , , , high = 0, low = 0] = address.parts;
  if (ISATAP.has(`${high.toString(16)}:${low.toString(16)}`)) return reservedRange('de túnel ISATAP');
  return { kind: 'public' };
}
