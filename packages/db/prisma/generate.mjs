// Generates the Prisma client into src/generated (git-ignored); skips when neither the schema nor Prisma has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');
const schemaDir = path.join(root, 'prisma/schema');
const output = path.join(root, 'src/generated/prisma');
const stampFile = path.join(root, 'src/generated/stamp');
const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build/index.js');

const hash = createHash('sha256').update(fs.readFileSync(require.resolve('prisma/package.json')));
for (const name of fs.readdirSync(schemaDir).sort()) {
  hash.update(name).update(fs.readFileSync(path.join(schemaDir, name)));
}
const stamp = hash.digest('hex');
const upToDate =
  fs.existsSync(path.join(output, 'client.ts')) &&
  fs.existsSync(stampFile) &&
  fs.readFileSync(stampFile, 'utf8') === stamp;

if (!upToDate) {
  const result = spawnSync(process.execPath, [cli, 'generate'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      // `generate` never runs the schema engine, but downloads it first unless this names an existing file.
      PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}\n`);
    process.exit(1);
  }
  fs.writeFileSync(stampFile, stamp);
}
