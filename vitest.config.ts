import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What Node itself takes for `graphql`, so that our files and their libraries share one copy of it. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };

/** Files of few lines and many seconds: begun last, one worker would end them while the other has nothing to do. */
const LONG =
  /\/(?:schemathesis|cli|rotation|images|generated-clients|operations|people|contingency|autopilot|second-factor|readiness|import|document-rules|(?:cte-|mdfe-)?event-rules|events|mdfe|nfcom|cte|inutilizacao|event-statuses|calendar-days)\.(?:stack|long)\.test\.ts$/;

/** Proofs of more than four minutes, not collected unless their setting is set: counts are in docs/reliability.md. */
const BY_SETTING = {
  DAY_DOCUMENTS: 'tests/system/overuse-day.long.test.ts',
  OPENAPI_GENERATOR: 'tests/system/openapi-generator.long.test.ts',
};
const notAskedFor = Object.entries(BY_SETTING).flatMap(([setting, file]) =>
  process.env[setting] === undefined ? [file] : [],
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const EXCLUDED = ['**/node_modules/**', '**/dist/**'];

const project = (name: string, include: string[], extra: object = {}) => ({
  resolve: { alias: [graphql] },
  test: {
    name,
    include,
    exclude: EXCLUDED,
    // No test is judged by its time; this ends one that waits for ever, on a machine that does much else.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    ...extra,
  },
});

/** Files that need the whole stack. Much of their time they wait for it, and all share one. */
const withStack = (kind: string, maxWorkers: number) =>
  project(kind, [`{packages,apps}/*/{src,test}/**/*.${kind}.test.ts`, `tests/**/*.${kind}.test.ts`], {
    exclude: [...EXCLUDED, ...notAskedFor],
    globalSetup: 'tests/support/stack.ts',
    isolate: false,
    fileParallelism: true,
    maxWorkers,
    sequence: { sequencer: LongestFirst },
  });

/** Files that need PostgreSQL. */
const withDatabase = (name: string, kind: string, apart: string[] = []) =>
  project(
    name,
    [`{packages,apps}/*/{src,test}/**/*.${kind}.test.ts`, `{scripts,tests}/**/*.${kind}.test.ts`],
    {
      exclude: [...EXCLUDED, ...apart],
      globalSetup: 'tests/support/database.ts',
      isolate: false,
      maxWorkers: 2,
    },
  );

/**
 * `unit` needs nothing running; `db` and `slow-db` start PostgreSQL; `stack` and `long` start everything (tests/support).
 * `npm run test:long` runs `long`, `slow-db`, and the properties of `unit` with more cases.
 */
export default defineConfig({
  test: {
    // The projects transform the same files: once is enough.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...project(
          'unit',
          ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', '{scripts,tests}/**/*.test.ts'],
          {
            exclude: ['**/node_modules/**', '**/*.{db,stack,long}.test.ts'],
            // They share nothing but code: a worker loads it once.
            isolate: false,
            maxWorkers: 2,
          },
        ),
      },
      withDatabase('db', 'db', ['**/*.slow.db.test.ts']),
      withDatabase('slow-db', 'slow.db'),
      withStack('stack', 4),
      // Many of them start a stack of their own: four at once starve each other on two cores.
      withStack('long', 3),
    ],
  },
});
