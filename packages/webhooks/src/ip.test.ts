import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, it } from 'vitest';
import { kindOfIp, RANGES } from './ip.ts';
import { forbiddenV4, forbiddenV6, toDotted } from './testing/addresses.ts';

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2804:14c::1',
])('%s is public', (ip) => {
  expect(kindOfIp(ip)).toEqual({ kind: 'public' });
});

it.each([
  ['10.0.0.1', 'de rede privada'],
  ['169.254.169.254', 'do enlace local'],
  ['100.100.100.200', 'de NAT de operadora'],
  ['0.0.0.0', 'sem destino'],
  ['255.255.255.255', 'de difusão'],
  ['192.0.2.1', 'reservada'],
  ['::', 'sem destino'],
  ['::ffff:8.8.8.8', 'de IPv4 mapeado em IPv6'],
  ['::808:808', 'reservada'],
  ['64:ff9b::808:808', 'de tradução de IPv4 (NAT64)'],
  ['2002:808:808::1', 'de túnel 6to4'],
  ['2001::1', 'de túnel Teredo'],
  ['fd00:ec2::254', 'de rede privada'],
  ['fec0::1', 'de rede local antiga'],
  ['fe80::1%eth0', 'do enlace local'],
  ['2606:4700::5efe:a00:1', 'de túnel ISATAP'],
  ['4000::1', 'reservada'],
  ['', 'desconhecida'],
  ['0177.0.0.1', 'desconhecida'],
  ['1', 'desconhecida'],
  ['localhost', 'desconhecida'],
])('%s is not: %s', (ip, range) => {
  expect(kindOfIp(ip)).toEqual({ kind: 'reserved', range });
});

it('loopback is the machine itself, and no address that resembles it', () => {
  for (const ip of ['127.0.0.1', '127.255.255.254', '::1'])
    expect(kindOfIp(ip)).toEqual({ kind: 'loopback' });
  for (const ip of ['::ffff:127.0.0.1', '::127.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::'])
    expect(kindOfIp(ip).kind).toBe('reserved');
});

it('no address of any special-purpose range is public', () => {
  holds(
    fc.property(forbiddenV4, (ip) => kindOfIp(toDotted(ip)).kind !== 'public'),
    2_000,
  );
  holds(
    fc.property(forbiddenV6, (ip) => kindOfIp(ip).kind !== 'public'),
    2_000,
  );
});

it('every range that the library distinguishes has a name in Portuguese', () => {
  const addresses = [ipaddr.IPv4.parse('8.8.8.8'), ipaddr.IPv6.parse('::1')];
  const names = addresses.flatMap((address) => {
    address.range();
    return Object.keys('SpecialRanges' in address ? Object(address.SpecialRanges) : {});
  });
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names.filter((name) => name !== 'loopback'))).toEqual(new Set(Object.keys(RANGES)));
});
