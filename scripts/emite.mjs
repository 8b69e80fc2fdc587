import { spawn } from 'node:child_process';
import path from 'node:path';
import { callerCredentials } from './base/credentials.mjs';
import { ROOT } from './base/paths.mjs';
import { DEMO_COMPANY } from './stack/demo.mjs';

/** `npm run emite -- COMMAND`: the CLI from its sources, with the credentials of `npm start` unless others are given. */
const { url, accessKey, token, restrictedKey, clientId } = callerCredentials(process.env);
const cli = path.join(ROOT, 'sdks/cli');
const main = ['--import', import.meta.resolve('tsx'), path.join(cli, 'src/main.ts')];
const child = spawn(process.execPath, [...main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TSX_TSCONFIG_PATH: path.join(cli, 'tsconfig.json'),
    EMITE_URL: url,
    EMITE_ACCESS_KEY: accessKey,
    EMITE_TOKEN: token,
    EMITE_RESTRICTED_KEY: restrictedKey,
    ...(clientId !== undefined && { EMITE_CNPJ: DEMO_COMPANY.cnpj }),
  },
});
// The terminal sends its signals to the CLI too, which ends by itself.
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, () => child.kill(name));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
