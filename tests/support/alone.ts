import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { minimalNfe, whole } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stackHome } from '../../scripts/base/paths.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';

/**
 * Runs without any network but loopback: starts a whole stack, emits with both tokens, calls everything that calls
 * authorities, stops. Prints the outcome, and the number of packets of any process for which the kernel had no route.
 */
const scratch = makeScratchDir('emite-alone-');
const home = stackHome(scratch);

/** Packets that were to leave this machine. */
function strayPackets(): number {
  const rows = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip:'))
    .map((line) => line.split(' '));
  const [names = [], values = []] = rows;
  const four = Number(values[names.indexOf('OutNoRoutes')]);
  const six = Number(/^Ip6OutNoRoutes\s+(\d+)/m.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1]);
  return four + six;
}

async function emitDocument(api: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${api}/v1/nfe/emit`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', prefer: 'wait=60' },
    body: JSON.stringify(whole(minimalNfe(Date.now(), { cnpj_emitente: '11222333000181' }))),
  });
  return z.object({ status: z.string() }).parse(await answer.json()).status;
}

try {
  const stack = await startStack({ home, ports: await freeStackPorts(), temporalUi: false });
  const { accessKey, clientId, testToken, liveToken } = await ensureDemo(stack);
  const { api } = stack.urls;
  const access = { 'x-access-key': accessKey };
  const verdicts: string[] = [];
  for (const token of [testToken, liveToken])
    verdicts.push(await emitDocument(api, { ...access, authorization: `Bearer ${token}` }));
  const paths = [`/v1/clients/${clientId}/readiness?types=nfe,cte,nfse`, '/v1/account'];
  const asked = await Promise.all(paths.map((path) => fetch(`${api}${path}`, { headers: access })));
  const summary = { verdicts, asked: asked.map(({ status }) => status), strayed: strayPackets() };
  // That the kernel would have noticed.
  await fetch('http://192.0.2.1/').catch(() => null);
  process.stdout.write(
    `\nTOLD ${JSON.stringify({ ...summary, noticed: strayPackets() - summary.strayed })}\n`,
  );
} finally {
  await stopStack(home);
  rmSync(scratch, { recursive: true, force: true });
}
