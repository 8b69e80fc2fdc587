import fs from 'node:fs';
import { temporalConnection } from '@fiscal/core/settings/temporal';
import { Client, Connection, isGrpcServiceError } from '@temporalio/client';
import { loadTemporalEnv } from '../env.ts';
import { UNVERSIONED, workerVersions } from '../versions.ts';

const USAGE = `npm run worker:versions                        which builds of the workers there are, and what each gets
npm run worker:versions -- ramp VERSION PERCENT  so many per cent of what begins go to it (0: none any more)
npm run worker:versions -- use VERSION           all that begins goes to it: to promote, and to roll back
npm run worker:versions -- retire VERSION        what is under way on it begins anew on the current one
npm run worker:versions -- retire ${UNVERSIONED}           the same of what workers without WORKER_VERSION began`;

/** Uses the worker's TEMPORAL_* settings; VERSION is the WORKER_VERSION of workers that have polled. */
const env = loadTemporalEnv();
const connection = await Connection.connect(temporalConnection(env, (file) => fs.readFileSync(file)));
const versions = workerVersions(new Client({ connection, namespace: env.TEMPORAL_NAMESPACE }));
const [command, version = '', percent = ''] = process.argv.slice(2);

async function obey(): Promise<string> {
  const percentage = Number(percent);
  if (command === 'ramp' && version !== '' && percent !== '' && percentage >= 0 && percentage <= 100) {
    await versions.ramp(version, percentage);
    return `${version} gets ${percentage} % of what begins.`;
  }
  if (command === 'use' && version !== '') {
    await versions.use(version);
    return `${version} gets all that begins.`;
  }
  if (command === 'retire' && version !== '') {
    const { current } = await versions.look();
    const retired = version === UNVERSIONED ? null : version;
    if (current === retired) throw new Error(`${version} is the current version: use another one first`);
    return `${await versions.retire(retired)} runs of ${version} ended; the sweeper begins them anew.`;
  }
  if (command !== undefined) throw new Error(USAGE);
  const { current, ramping, known } = await versions.look();
  return [
    `current: ${current ?? 'workers without WORKER_VERSION'}`,
    ...(ramping ? [`ramping: ${ramping.version}, ${ramping.percentage} %`] : []),
    ...known.map((each) => `${each.version}: ${each.state}`),
  ].join('\n');
}

try {
  console.log(await obey());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    isGrpcServiceError(error)
      ? `${error.details}\nVERSION is the WORKER_VERSION of workers that run.`
      : reason,
  );
  process.exitCode = 1;
} finally {
  await connection.close();
}
