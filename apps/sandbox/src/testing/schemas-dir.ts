import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The installed schemas, or the ones an operator names. */
export const schemasDir = (): string =>
  process.env['SCHEMAS_DIR'] ??
  [at('../../../../.cache/schemas'), at('../../../../../shared/schemas')].find(existsSync) ??
  '';
