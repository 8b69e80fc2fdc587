import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/** Programs made from modules of Go, each at one version; `minor`: the Go 1.x it needs. Made once, in about 75 s on two cores. */
const TOOLS = {
  helm: { package: 'helm.sh/helm/v3/cmd/helm', version: 'v3.19.5', minor: 24 },
};

/**
 * A program from a module of Go, in the cache. Null where this machine has no Go, or one that is too old.
 * @param {keyof typeof TOOLS} name
 * @returns {Promise<string | null>}
 */
export async function obtainGoTool(name) {
  const { package: from, version, minor } = TOOLS[name];
  const dir = path.join(CACHE, 'go', `${name}-${version}`);
  const program = path.join(dir, path.basename(from));
  if (fs.existsSync(program)) return program;
  const { stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' });
  if (Number(/^go1\.(\d+)/.exec(stdout ?? '')?.[1] ?? 0) < minor) return null;
  const part = `${dir}.${process.pid}.part`;
  const env = { ...process.env, CGO_ENABLED: '0', GOBIN: part, GOFLAGS: '', GOTOOLCHAIN: 'local' };
  const flags = ['-trimpath', '-ldflags=-s -w'];
  const { code, output } = await run('go', ['install', ...flags, `${from}@${version}`], { env });
  if (code !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(`${name} could not be made by Go: ${output.trim().split('\n').at(-1)}`);
  }
  if (fs.existsSync(dir)) fs.rmSync(part, { recursive: true, force: true });
  else fs.renameSync(part, dir);
  return program;
}
