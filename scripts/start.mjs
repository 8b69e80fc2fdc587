import { loadDotEnv } from './base/environment.mjs';
import { messageOf } from './base/errors.mjs';
import { refuseUnusable } from './base/given.mjs';
import { alone } from './base/lock.mjs';
import { defaultHome, prepareHome, readJson } from './base/paths.mjs';
import { table } from './base/table.mjs';
import { install } from './install/install.mjs';
import { ensureDemo } from './stack/demo.mjs';
import { emitSamples, operateOnSamples } from './stack/samples.mjs';
import { portBase, portsFrom, readOptions } from './stack/settings.mjs';
import { startStack } from './stack/stack.mjs';
import { describeStack } from './stack/stack-file.mjs';
import { refuseTakenPorts } from './stack/taken-ports.mjs';

/** `npm start`: everything up, a demo account, one sample of each type from payload to verdict, what follows on two of them, and the addresses. */
async function main() {
  loadDotEnv();
  const options = readOptions({ 'port-base': { type: 'string' } });
  const ports = portsFrom(process.env, portBase(options['port-base']));
  await install();
  const startedAt = performance.now();
  const home = defaultHome();
  prepareHome(home);
  await alone(home, 'npm start', async () => {
    await refuseTakenPorts(home, ports, process.env);
    await refuseUnusable(process.env);
    const stack = await startStack({ home, ports, withConsole: true });
    const before = readJson(home.credentials);
    const credentials = await ensureDemo(stack);
    const isNew = before?.owner?.password !== credentials.owner.password;
    describeStack(stack, credentials);
    const samples = await emitSamples(credentials);
    const operations = await operateOnSamples(credentials, samples);
    report({
      stack,
      credentials,
      isNew,
      samples,
      operations,
      seconds: (performance.now() - startedAt) / 1000,
    });
    const failed =
      samples.some(({ status }) => status !== 'AUTORIZADA') ||
      operations.some(({ status }) => !['autorizado', 'encerrado'].includes(status));
    if (failed) process.exitCode = 1;
  });
}

/** @type {(started: { stack: import('./stack/stack.mjs').Stack, credentials: import('./stack/demo.mjs').Credentials, isNew: boolean,  samples: import('./stack/samples.mjs').Sample[], operations: import('./stack/samples.mjs').Operation[], seconds: number }) => void} */
function report({ stack, credentials, isNew, samples, operations, seconds }) {
  const { urls, home } = stack;
  const emitted = samples.map(({ type, accessKey, status, ms }) => [type, accessKey, status, ms]);
  console.log(`\n${table([['type', 'access key', 'status', 'ms'], ...emitted])}`);
  for (const { type, status, reason } of samples)
    if (status !== 'AUTORIZADA') console.log(`${type}: ${reason}`);
  const followed = operations.map(({ operation, status, cStat, xMotivo, ms }) => [
    operation,
    status,
    `${cStat} ${xMotivo}`,
    ms,
  ]);
  console.log(`\n${table([['on NF-e and MDF-e', 'status', 'answer', 'ms'], ...followed])}`);
  const addresses = [
    ['Console', urls.console],
    ['API', urls.api],
    ['API docs', `${urls.api}/docs`],
    ...(process.env.TEMPORAL_ADDRESS ? [] : [['Temporal UI', urls.temporalUi]]),
    ['Sandbox', urls.sandbox],
  ];
  console.log(`\n${table([['what', 'address'], ...addresses])}`);
  const { accessKey, restrictedKey, clientId, testToken, liveToken, owner } = credentials;
  const secrets = Object.entries({ accessKey, restrictedKey, clientId, testToken, liveToken });
  const people = [
    ['owner', owner.email],
    // Printed once: later starts print where it is stored.
    ['password', isNew ? owner.password : `in ${home.credentials}`],
  ];
  console.log(`\n${table([['credential', `value (kept in ${home.credentials})`], ...secrets, ...people])}`);
  console.log(`\nReady in ${seconds.toFixed(1)} s. Stop with: npm run stop`);
}

try {
  await main();
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  console.error('What is already up stays up for the next "npm start"; "npm run stop" stops it.');
  process.exitCode = 1;
}
