import net from 'node:net';
import { expect, it } from 'vitest';
import { databaseFault, refuseUnusable, temporalFault } from './given.mjs';
import { freePort } from './ports.mjs';

it('names the setting whose server does not answer', async () => {
  const port = await freePort();
  expect(await databaseFault(`postgresql://u:p@127.0.0.1:${port}/emite`)).toMatch(
    /^DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
  expect(await temporalFault(`127.0.0.1:${port}`)).toContain(`nothing answers at 127.0.0.1:${port}`);
  expect(await temporalFault('nonsense')).toContain('TEMPORAL_ADDRESS cannot be used');
  await expect(refuseUnusable({ TEMPORAL_ADDRESS: `127.0.0.1:${port}` })).rejects.toThrow('TEMPORAL_ADDRESS');
});

it('is content with a server that answers, and with none given', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await temporalFault(`127.0.0.1:${port}`)).toBeNull();
  server.close();
  await refuseUnusable({});
});
