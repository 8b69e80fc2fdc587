import { loadDotEnv } from './base/environment.mjs';
import { messageOf } from './base/errors.mjs';
import { defaultHome } from './base/paths.mjs';
import { portBase, portsFrom, readOptions } from './stack/settings.mjs';
import { examine, isFatal } from './suites/doctor.mjs';

/** `npm run doctor`: what is missing on this machine, and how to get it. */
try {
  loadDotEnv();
  const options = readOptions({ 'port-base': { type: 'string' } });
  const findings = await examine(defaultHome(), portsFrom(process.env, portBase(options['port-base'])));
  for (const { what, state, how } of findings) {
    console.log(`${state.padEnd(8)}${what}${state === 'ok' ? '' : `: ${how}`}`);
  }
  const fatal = findings.filter(isFatal);
  console.log(
    fatal.length === 0
      ? '\n"npm start" can run here.'
      : `\n${fatal.length} thing(s) to put right before "npm start".`,
  );
  process.exitCode = fatal.length === 0 ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
