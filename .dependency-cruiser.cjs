const CORE = '^packages/fiscal-core/src/';

/** Import layers of core, lowest first: a file imports its own layer or a lower one (packages/fiscal-core/README.md). */
const LAYERS = [
  ['vocabulary', ['vocabulary', 'decimal', 'tables', 'settings', 'calendar']],
  ['building blocks', ['identity', 'chave-acesso', 'xml', 'xsd', 'soap', 'signing']],
  ['tax', ['tax']],
  ['engine', ['engine']],
  ['document types', ['documents']],
  ['registry', ['registry']],
  ['lifecycle and authority', ['lifecycle', 'sefaz', 'inutilizacao', 'imports']],
  ['activities', ['activities']],
  ['adapters', ['adapters']],
  ['testing', ['testing']],
];

/** Testing files and tests stand above every layer. */
const TESTS = '\\.test\\.ts$|/testing/|/test/|/fixtures/';

/** What leaves no trace in the running code. */
const TYPES = ['type-only', 'type-import'];

const inLayer = (folders) => `${CORE}(?:${folders.join('|')})/`;

const layersDown = LAYERS.slice(0, -1).map(([name, folders], index) => ({
  name: `layers-down: ${String(name)}`,
  comment: 'A file of core imports its own layer or a lower one. What two layers share moves down.',
  severity: 'error',
  from: { path: inLayer(folders), pathNot: TESTS },
  to: { path: inLayer(LAYERS.slice(index + 1).flatMap(([, above]) => above)) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one subject, or lack a third one below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-does-no-io',
      comment: 'Core takes time, randomness and transport as arguments; only these folders touch Node.',
      severity: 'error',
      from: {
        path: CORE,
        pathNot: `${CORE}(?:signing|xml|adapters|xsd)/|${TESTS}`,
      },
      to: { dependencyTypes: ['core'], dependencyTypesNot: TYPES, pathNot: '^(?:node:)?buffer$' },
    },
    {
      name: 'core-knows-no-one',
      severity: 'error',
      from: { path: CORE },
      to: { path: '^(?:apps/|packages/(?!fiscal-core/))' },
    },
    {
      name: 'no-commands-in-apps',
      comment: 'Commands of a package run by themselves, with rights that no process of an app has.',
      severity: 'error',
      from: { path: '^apps/', pathNot: TESTS },
      to: { path: '^packages/[^/]+/src/cli/' },
    },
    {
      name: 'core-layers-are-complete',
      comment: 'A new folder of core gets its place in LAYERS of this file.',
      severity: 'error',
      from: {},
      to: { path: CORE, pathNot: inLayer(LAYERS.flatMap(([, folders]) => folders)) },
    },
    {
      name: 'core-layers-are-complete (from)',
      severity: 'error',
      from: { path: CORE, pathNot: inLayer(LAYERS.flatMap(([, folders]) => folders)) },
      to: {},
    },
    ...layersDown,
    {
      name: 'types-apart',
      comment: 'A document type never imports another; nfce, which specialises nfe, is the named exception.',
      severity: 'error',
      from: { path: `${CORE}documents/([^/]+)/`, pathNot: TESTS },
      to: {
        path: `${CORE}documents/[^/]+/`,
        pathNot: [`${CORE}documents/$1/`, `${CORE}documents/nfe/`],
      },
    },
    {
      name: 'only-nfce-reads-nfe',
      severity: 'error',
      from: { path: `${CORE}documents/(?!nfe/|nfce/)[^/]+/`, pathNot: TESTS },
      to: { path: `${CORE}documents/nfe/` },
    },
    {
      name: 'types-are-entered-by-the-registry',
      comment:
        'Others reach a document type through the registry; the authority that checks it is its other half.',
      severity: 'error',
      from: {
        path: '^(?:packages|apps)/',
        pathNot: `${CORE}(?:documents|registry)/|^apps/sandbox/src/authority/|${TESTS}`,
      },
      to: { path: `${CORE}documents/` },
    },
    {
      name: 'lifecycle-is-pure',
      comment: 'Workflows load it: whatever it reaches would be replayed.',
      severity: 'error',
      from: { path: `${CORE}(?:lifecycle|vocabulary)/`, pathNot: TESTS },
      to: { pathNot: `${CORE}(?:lifecycle|vocabulary)/`, dependencyTypesNot: TYPES },
    },
    {
      name: 'workflows-reach-only-lifecycle',
      comment: 'A workflow is replayed: tables and adapters reach it by inputs and activity results only.',
      severity: 'error',
      from: { path: '^apps/workflows/src/workflows/', pathNot: TESTS },
      to: {
        pathNot: `^apps/workflows/src/workflows/|${CORE}(?:lifecycle|vocabulary)/|^node_modules/@temporalio/(?:workflow|common)/`,
        dependencyTypesNot: TYPES,
      },
    },
    {
      name: 'db-takes-types-from-core',
      severity: 'error',
      from: { path: '^packages/db/src/', pathNot: `${TESTS}|/cli/` },
      to: {
        path: CORE,
        pathNot: `${CORE}(?:lifecycle|vocabulary)/`,
        dependencyTypesNot: TYPES,
      },
    },
    {
      name: 'paper-is-drawn-from-xml-alone',
      comment:
        'Paper reads XML and draws; of core it takes readers and vocabulary, of the disk its own fonts.',
      severity: 'error',
      from: { path: '^packages/paper/src/', pathNot: TESTS },
      to: {
        path: `^packages/db/|${CORE}(?:engine|documents|registry|lifecycle|sefaz|activities|adapters|signing)/`,
        dependencyTypesNot: TYPES,
      },
    },
    {
      name: 'papers-apart',
      comment: 'What two papers share is a block, a format or the reading of their document.',
      severity: 'error',
      from: {
        path: '^packages/paper/src/(danfe|danfe-etiqueta|dace|danfc-e|dacte|danfcom|event-sheet)/',
        pathNot: TESTS,
      },
      to: {
        path: '^packages/paper/src/(?:danfe|danfe-etiqueta|dace|danfc-e|dacte|danfcom|event-sheet)/',
        pathNot: '^packages/paper/src/$1/',
      },
    },
    {
      name: 'webhooks-know-vocabulary-alone',
      comment:
        'What is sent, and how: who keeps it and when it is sent is for those who call. Of core it takes words.',
      severity: 'error',
      from: { path: '^packages/webhooks/src/', pathNot: TESTS },
      to: { path: `^packages/(?:db|paper)/|${CORE}(?!vocabulary/)` },
    },
    {
      name: 'telemetry-knows-nothing-of-ours',
      comment: 'Spans and how they leave: what is told of documents is for those who know them.',
      severity: 'error',
      from: { path: '^packages/telemetry/src/' },
      to: { path: '^packages/(?!telemetry/)' },
    },
    {
      name: 'apps-apart',
      comment: 'What two apps must agree on lives in core (lifecycle/contract).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/admin/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'console-takes-types-of-the-api',
      comment: 'The console knows the shape of the procedures and nothing else of ours.',
      severity: 'error',
      from: { path: '^apps/admin/' },
      to: { path: '^(?:apps/(?!admin/)|packages/)', dependencyTypesNot: TYPES },
    },
    {
      name: 'procedures-are-thin',
      comment:
        'A procedure asks a use case: no database, no Temporal. Of tables it takes the lists of what there is.',
      severity: 'error',
      from: { path: '^apps/api/src/trpc/', pathNot: TESTS },
      to: {
        path: '^packages/db/|node_modules/(?:@temporalio|@prisma|pg)/',
        pathNot: '^packages/db/src/(?:people/members|records/audit|companies/certificate-radar)\\.ts$',
        dependencyTypesNot: TYPES,
      },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'letters-know-only-core',
      comment: 'Strangers talk to this process: it has no code that opens keys or reads tables.',
      severity: 'error',
      from: { path: '^apps/letters/' },
      to: { path: '^packages/(?!fiscal-core/)|^apps/(?!letters/)' },
    },
    {
      name: 'sandbox-knows-no-product-table',
      severity: 'error',
      from: { path: '^apps/sandbox/' },
      to: { path: '^packages/db/' },
    },
    {
      name: 'only-adapters-open-sockets',
      severity: 'error',
      from: { path: CORE, pathNot: `${CORE}adapters/|${TESTS}` },
      to: { path: '^(?:node:)?(?:https?|http2|net|tls|dgram|dns)$', dependencyTypesNot: TYPES },
    },
    {
      name: 'product-does-not-need-tests',
      severity: 'error',
      from: { path: '^(?:packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: { path: '\\.test\\.ts$|/src/testing/' },
    },
    {
      name: 'better-auth-in-people',
      comment: 'Others ask who somebody is and what they may do (identify, roles), never how they came in.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/people/' },
      to: { path: 'node_modules/(?:better-auth|@better-auth|nodemailer)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/generated/|/dist/|/\\.next/|next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
    builtInModules: {
      override: require('node:module').builtinModules.flatMap((name) => [name, `node:${name}`]),
    },
  },
};
