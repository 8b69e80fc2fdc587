import type { ObjectRef } from '@pothos/core';
import { builder } from './builder.ts';
import { PROBLEMS, type ProblemRef, problemName } from './problem.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** `<name>Result`: what came of a mutation, or the problem that kept it from being done. `more` are problems besides those of all. */
export const resultUnion = <T>(
  name: string,
  payload: ObjectRef<Types, T>,
  more: readonly ProblemRef[] = [],
) =>
  builder.unionType(`${name}Result`, {
    types: [payload, ...PROBLEMS, ...more],
    resolveType: (value) => problemName(value) ?? payload.name,
  });
