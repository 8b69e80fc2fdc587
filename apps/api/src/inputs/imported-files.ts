import { z } from 'zod';
import { integer, limit } from './fields.ts';

const seq = (name: string, description: string) =>
  integer(name, { min: 0, max: 1_000_000 }, description).default(0);

/** A page of the files that an import left out, or of those it took with a warning. */
export const importedFilesQuery = z.strictObject({
  limit,
  after: seq('after', 'O nextRefused da página anterior.'),
});

/** Pages of both. */
export const importQuery = importedFilesQuery.extend({
  afterWarning: seq('afterWarning', 'O nextWarning da página anterior.'),
});
