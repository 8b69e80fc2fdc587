import fs from 'node:fs';
import path from 'node:path';
import type { Stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { answers } from '../../scripts/base/http.mjs';
import { prepareHome, stackHome } from '../../scripts/base/paths.mjs';
import { freePorts } from '../../scripts/base/ports.mjs';
import { tsxArgs } from '../../scripts/base/tsx.mjs';
import { schemasDir } from '../../scripts/install/install.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { startService, stopService } from '../../scripts/stack/services.mjs';

/** An API besides that of the stack: what is done to it disturbs no other test. */
export interface OwnApi {
  readonly url: string;
  /** Log so far. */
  log(): string;
  stop(): Promise<void>;
}

export async function startOwnApi(
  stack: Stack,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnApi> {
  const name = 'api';
  const scratch = makeScratchDir('emite-api-');
  const home = stackHome(path.join(scratch, 'home'));
  prepareHome(home);
  const [port = 0, operators = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await stopService(home, name);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  const env = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    SCHEMAS_DIR: schemasDir(),
    DATABASE_URL: stack.databaseAppUrl,
    DATABASE_DIRECT_URL: stack.databaseAppUrl,
    MASTER_KEY: stack.masterKey,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: stack.temporalNamespace,
    SANDBOX_URL: stack.sandboxUrl,
    SANDBOX_CA_FILE: stack.sandboxCaFile,
    SANDBOX_ADMIN_TOKEN: stack.sandboxAdminToken,
    PORT: String(port),
    OPERATORS_PORT: String(operators),
    ...settings,
  };
  const inherited = machineEnv(process.env);
  const healthy = () => answers(`http://127.0.0.1:${operators}/readyz`);
  const service = {
    name,
    command: process.execPath,
    args: tsxArgs('apps/api/src/main.ts'),
    inherited,
    env,
    healthy,
  };
  try {
    await startService(home, {
      ...service,
      ports: [
        { port, setting: 'PORT' },
        { port: operators, setting: 'OPERATORS_PORT' },
      ],
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log: () => fs.readFileSync(path.join(home.logs, `${name}.log`), 'utf8'), stop };
}
