import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLawMailLinks, type LawMailSubscription } from '../services/law/law-mail-links.ts';
import { serveLawMail } from './serve-law-mail.ts';

const OF = {
  accountId: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  userId: '0193a2b4-5c6d-7e8f-9012-3456789abcdf',
};

function setUp() {
  const links = createLawMailLinks({
    publicUrl: 'https://api.example.com',
    keys: () => ({ current: Buffer.alloc(32, 7), others: [] }),
  });
  const stopped: LawMailSubscription[] = [];
  const app = Fastify({ routerOptions: { maxParamLength: 1000 } });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  serveLawMail(app, {
    law: {
      mail: {
        ...links,
        wanted: async () => true,
        set: async () => {},
        stop: async (of) => {
          stopped.push(of);
        },
      },
    },
  });
  return { app, stopped, url: new URL(links.link(OF)).pathname };
}

it('ends the e-mails by one POST, and asks first in a browser', async () => {
  const { app, stopped, url } = setUp();
  const asked = await app.inject({ url });
  expect([asked.statusCode, stopped]).toEqual([200, []]);
  expect(asked.body).toContain('<form method="post">');
  const done = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([done.statusCode, stopped]).toEqual([200, [OF]]);
});

it('knows no link of others', async () => {
  const { app, stopped, url } = setUp();
  const forged = await app.inject({ method: 'POST', url: `${url.slice(0, -4)}AAAA` });
  expect([forged.statusCode, stopped]).toEqual([404, []]);
});
