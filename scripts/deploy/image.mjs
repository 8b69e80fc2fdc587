import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '../base/errors.mjs';
import { ROOT } from '../base/paths.mjs';
import { install, schemasDir } from '../install/install.mjs';
import { layOut } from './lay-out.mjs';

/** `node scripts/deploy/image.mjs DIR`: a folder for each image of deploy/Dockerfile, whole: it needs Node and nothing else of the checkout. */
const [out] = process.argv.slice(2);
try {
  if (out === undefined || fs.existsSync(out))
    throw new Error('usage: node scripts/deploy/image.mjs DIR, which is not there yet');
  await install({ temporal: false });
  await layOut(path.resolve(out), { schemas: path.resolve(ROOT, schemasDir()) });
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
