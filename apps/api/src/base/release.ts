import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Differs between builds: in a build this file is the whole process. */
export const RELEASE = hash('sha256', readFileSync(fileURLToPath(import.meta.url)), 'base64url');
