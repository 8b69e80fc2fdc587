import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

const VERSION = '1.32.1';
const MODULE = 'go.temporal.io/server';
const DIR = path.join(CACHE, 'temporal-server', VERSION);

/**
 * Temporal's server and the tool that creates its tables, built once from its Go module (some ten minutes on two cores)
 * and cached. Throws with installation instructions when this machine cannot build them.
 * @type {(options?: { say?: (line: string) => void }) => Promise<{ server: string, sqlTool: string }>}
 */
export async function obtainTemporalServer({ say = console.log } = {}) {
  if (!fs.existsSync(DIR)) await buildInto(DIR, say);
  return { server: path.join(DIR, 'server'), sqlTool: path.join(DIR, 'sql') };
}

/** @type {(dir: string, say: (line: string) => void) => Promise<void>} */
async function buildInto(dir, say) {
  say(`Temporal server ${VERSION}: building it from its Go module, once; this takes minutes …`);
  const part = `${dir}.${process.pid}.part`;
  fs.mkdirSync(part, { recursive: true });
  const programs = ['cmd/server', 'cmd/tools/sql'].map((name) => `${MODULE}/${name}@v${VERSION}`);
  const { code, output, ms } = await run('go', ['install', '-trimpath', '-ldflags', '-s -w', ...programs], {
    env: { ...process.env, CGO_ENABLED: '0', GOBIN: part },
  });
  if (code !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(
      `Temporal server ${VERSION} could not be built: ${output.trim().split('\n').at(-1)}. It needs Go 1.26 or newer and the Go module proxy.`,
    );
  }
  if (fs.existsSync(dir)) fs.rmSync(part, { recursive: true, force: true });
  else fs.renameSync(part, dir);
  say(`Temporal server ${VERSION}: built in ${Math.round(ms / 1000)} s`);
}
