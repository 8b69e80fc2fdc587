import type { ObjectRef } from '@pothos/core';
import { builder } from './builder.ts';
import { PROBLEMS, type ProblemRef, problemName } from './problem.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/**
 * `<name>Result`: result of a mutation, or the problem that prevented it. `more`: its problems besides the common ones.
 */
export const resultUnion = <T>(
  name: string,
  payload: ObjectRef<Types, T>,
  more: readonly ProblemRef[] = [],
) =>
  builder.unionType(`${name}Result`, {
    types: [payload, ...PROBLEMS, ...more],
    resolveType: (value) => problemName(value) ?? payload.name,
  });
