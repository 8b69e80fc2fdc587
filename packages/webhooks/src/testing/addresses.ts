import fc from 'fast-check';

/** Ranges that nobody's public server is in. Source: IANA, IPv4 and IPv6 Special-Purpose Address Registries, and multicast. */
export const FORBIDDEN_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
];

/** Groups of four digits, with the number of fixed bits. */
export const FORBIDDEN_V6 = [
  ['0000:0000:0000:0000:0000:0000:0000:0001', 128],
  ['0000:0000:0000:0000:0000:0000:0000:0000', 96],
  ['0000:0000:0000:0000:0000:ffff:0000:0000', 96],
  ['0000:0000:0000:0000:ffff:0000:0000:0000', 96],
  ['0064:ff9b:0000:0000:0000:0000:0000:0000', 96],
  ['0064:ff9b:0001:0000:0000:0000:0000:0000', 48],
  ['0100:0000:0000:0000:0000:0000:0000:0000', 64],
  ['2001:0000:0000:0000:0000:0000:0000:0000', 23],
  ['2001:0db8:0000:0000:0000:0000:0000:0000', 32],
  ['2002:0000:0000:0000:0000:0000:0000:0000', 16],
  ['2620:004f:8000:0000:0000:0000:0000:0000', 48],
  ['3fff:0000:0000:0000:0000:0000:0000:0000', 20],
  ['5f00:0000:0000:0000:0000:0000:0000:0000', 16],
  ['fc00:0000:0000:0000:0000:0000:0000:0000', 7],
  ['fe80:0000:0000:0000:0000:0000:0000:0000', 10],
  ['fec0:0000:0000:0000:0000:0000:0000:0000', 10],
  ['ff00:0000:0000:0000:0000:0000:0000:0000', 8],
] as const;

const within = (base: bigint, bits: number, width: number) =>
  fc.bigInt(0n, (1n << BigInt(width - bits)) - 1n).map((low) => base | low);

const v4Base = (cidr: string): [base: bigint, bits: number] => {
  const [ip = '', bits = ''] = cidr.split('/');
  return [ip.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n), Number(bits)];
};

/** A number of IPv4 in a forbidden range. */
export const forbiddenV4: fc.Arbitrary<number> = fc
  .oneof(...FORBIDDEN_V4.map((cidr) => within(...v4Base(cidr), 32)))
  .map(Number);

export const toDotted = (ip: number): string => [24, 16, 8, 0].map((by) => (ip >>> by) & 255).join('.');

/** The eight groups of an IPv6 address in a forbidden range, without abbreviation. */
export const forbiddenV6: fc.Arbitrary<string> = fc
  .oneof(...FORBIDDEN_V6.map(([base, bits]) => within(BigInt(`0x${base.replaceAll(':', '')}`), bits, 128)))
  .map((ip) => (ip.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':'));

const WIDE = '０１２３４５６７８９';
/** A part of an IPv4 address as URLs may write it. */
const part = (value: number) =>
  fc.constantFrom(
    value.toString(),
    `0x${value.toString(16)}`,
    `0X${value.toString(16).toUpperCase()}`,
    `0x000${value.toString(16)}`,
    `0${value.toString(8)}`,
    `000${value.toString(8)}`,
  );

/** All the ways in which a URL may write an IPv4 address: one to four parts, each in three bases, digits in full width, dots of other scripts. */
export const writtenV4 = (ip: number): fc.Arbitrary<string> =>
  fc
    .integer({ min: 1, max: 4 })
    .chain((parts) => {
      const heads = [24, 16, 8].slice(0, parts - 1).map((by) => (ip >>> by) & 255);
      const tail = parts === 1 ? ip : ip & (2 ** (8 * (5 - parts)) - 1);
      return fc.tuple(...[...heads, tail >>> 0].map(part));
    })
    .chain((parts) =>
      fc
        .record({
          dot: fc.constantFrom('.', '。', '．'),
          end: fc.constantFrom('', '.'),
          wide: fc.boolean(),
          percent: fc.boolean(),
        })
        .map(({ dot, end, wide, percent }) => {
          const text = parts.join(dot) + end;
          if (wide) return text.replaceAll(/\d/g, (digit) => WIDE[Number(digit)] ?? '');
          return percent ? text.replaceAll(/\d/g, (digit) => `%3${digit}`) : text;
        }),
    );

/** Ways in which a URL may write an IPv6 address: zeros left out, groups joined, upper case, an IPv4 at the end. */
export const writtenV6 = (full: string): fc.Arbitrary<string> =>
  fc
    .record({ upper: fc.boolean(), zeros: fc.boolean(), joined: fc.boolean(), tail: fc.boolean() })
    .map(({ upper, zeros, joined, tail }) => {
      const groups = full.split(':');
      const words = groups.map((group) => (zeros ? group : group.replace(/^0{1,3}/, '')));
      const [high = '', low = ''] = groups.slice(6);
      const end = tail ? [toDotted(Number.parseInt(high + low, 16) >>> 0)] : words.slice(6);
      const text = [...words.slice(0, 6), ...end].join(':');
      const short = joined ? text.replace(/(?:^|:)(?:0+:){2,6}/, '::') : text;
      return `[${upper ? short.toUpperCase() : short}]`;
    });
