import { expect, it } from 'vitest';
import { createSecurityEvents, type Refusal, type SecurityEvent } from './security-events.ts';

const refusal: Refusal = { status: 401, ip: '192.0.2.1', route: '/v1/nfe/emit', requestId: 'req_1' };

function stream() {
  let now = Date.parse('2026-11-23T20:00:00Z');
  const lines: object[] = [];
  const reported: SecurityEvent[] = [];
  const events = createSecurityEvents({
    logger: { warn: (line: object) => void lines.push(line) },
    nowMs: () => now,
    tell: (event) => void reported.push(event),
  });
  return { events, lines, told: reported, later: (ms: number) => void (now += ms) };
}

it.each([
  [{ status: 401, route: '/v1/nfe/emit' }, 'credentials.refused'],
  [{ status: 403, route: '/api/trpc/*' }, 'access.refused'],
  [{ status: 401, route: '/api/auth/sign-in/email' }, 'sign-in.refused'],
  [{ status: 401, route: '/api/auth/two-factor/verify-totp' }, 'sign-in.refused'],
  [{ status: 429, route: '/api/auth/sign-in/email' }, 'limit.refused'],
  [{ status: 413, route: '/v1/nfe/emit' }, 'limit.refused'],
] as const)('reports %j as %s, in the log and to the webhook', (of, event) => {
  const { events, lines, told } = stream();
  events.refused({ ...refusal, ...of });
  events.close();
  expect(lines).toEqual([
    {
      kind: 'security',
      ...refusal,
      ...of,
      event,
      id: expect.stringMatching(/^sec_/),
      at: expect.any(String),
    },
  ]);
  expect(told).toMatchObject([{ event, ...of }]);
});

it('counts a flood of one address, and still reports others', () => {
  const { events, told, later } = stream();
  for (let n = 0; n < 500; n++) events.refused(refusal);
  events.refused({ ...refusal, ip: '192.0.2.2' });
  expect(told).toHaveLength(11);
  later(60_000);
  events.refused(refusal);
  expect(told.slice(11)).toEqual([
    expect.objectContaining({ event: 'credentials.refused', ip: '192.0.2.1', more: 490 }),
    expect.objectContaining({ requestId: 'req_1' }),
  ]);
  events.close();
  expect(told).toHaveLength(13);
});

it('stays bounded when every refusal is of another address', () => {
  const { events, told } = stream();
  for (let n = 0; n < 20_000; n++) events.refused({ ...refusal, ip: `2001:db8::${n.toString(16)}` });
  expect(told).toHaveLength(10_010);
  events.close();
  expect(told.at(-1)).toMatchObject({ ip: 'many', more: 9_990 });
});
