import { CFOP_ROWS } from './cfop-rows.ts';

/** Every CFOP of the table. */
export const CFOPS: ReadonlySet<string> = new Set(CFOP_ROWS.split('\n').map((row) => row.slice(0, 4)));
