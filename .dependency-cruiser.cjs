const CORE = '^packages/fiscal-core/src/';

/** Import layers of core, lowest first: a file imports its own layer or a lower one (docs/ARCHITECTURE.md). */
const LAYERS = [
  [
    'vocabulary',
    [
      'errors\\.ts$',
      'decimal/',
      'tables/',
      'lifecycle/states\\.ts$',
      'sefaz/(?:service|names|ver-aplic|cstat-[a-z]+)\\.ts$',
      'rejections/(?:row\\.ts$|tables/(?!reform\\.ts$))',
    ],
  ],
  [
    'building blocks',
    ['identity/', 'chave-acesso/', 'xml/', 'xsd/', 'soap/', 'compress\\.ts$', 'signing/', 'qrcode'],
  ],
  ['tax', ['tax/', 'rejections/tables/reform\\.ts$']],
  ['documents', ['documents/(?!registry\\.ts$|room\\.ts$|[a-z]+/room\\.ts$)']],
  [
    'what can happen to them',
    [
      'events/(?:define|portal|nfe|cte|mdfe|nfcom|dce|nfse)/(?!answers\\.ts$)',
      'events/(?:definition|input|sequence|term|told)\\.ts$',
    ],
  ],
  ['rooms', ['documents/(?:registry\\.ts$|room\\.ts$|[a-z]+/room\\.ts$)']],
  [
    'lifecycle and authority',
    [
      'events/(?!define/|portal/|nfe/|cte/|mdfe/|nfcom/|dce/|nfse/(?!answers)|definition\\.|input\\.ts|sequence\\.ts|term\\.|told\\.)',
      'inutilizacao/',
      'lifecycle/(?!states\\.ts$)',
      'rejections/(?!row\\.ts$|tables/)',
      'sefaz/(?!adapters/|(?:service|names|ver-aplic|cstat-[a-z]+)\\.ts$)',
    ],
  ],
  ['activities and adapters', ['activities/', 'sefaz/adapters/']],
  ['testing', ['testing/']],
];

/** Testing files and tests stand above every layer. */
const TESTS = '\\.test\\.ts$|/testing/|/test/|/fixtures/';

/** Folders of `documents/` that are no document type: what all of them share. */
const ENGINES = 'layout/|body/';

/** What leaves no trace in the running code. */
const TYPES = ['type-only', 'type-import'];

const inLayer = (paths) => `${CORE}(?:${paths.join('|')})`;

const layersDown = LAYERS.slice(0, -1).map(([name, paths], index) => ({
  name: `layers-down: ${String(name)}`,
  comment: 'A file of core imports its own layer or a lower one. What two layers share moves down.',
  severity: 'error',
  from: { path: inLayer(paths), pathNot: TESTS },
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
        pathNot: `${CORE}(?:signing/|compress\\.ts$|sefaz/adapters/|xsd/)|${TESTS}`,
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
      name: 'core-layers-are-complete',
      comment: 'A new folder of core gets its place in LAYERS of this file.',
      severity: 'error',
      from: {},
      to: { path: CORE, pathNot: inLayer(LAYERS.flatMap(([, paths]) => paths)) },
    },
    {
      name: 'core-layers-are-complete (from)',
      severity: 'error',
      from: { path: CORE, pathNot: inLayer(LAYERS.flatMap(([, paths]) => paths)) },
      to: {},
    },
    ...layersDown,
    {
      name: 'rooms-apart',
      comment: 'A document type never imports another; nfce, which specialises nfe, is the named exception.',
      severity: 'error',
      from: { path: `${CORE}documents/(?!${ENGINES})([^/]+)/`, pathNot: TESTS },
      to: {
        path: `${CORE}documents/(?!${ENGINES})[^/]+/`,
        pathNot: [`${CORE}documents/$1/`, `${CORE}documents/nfe/`],
      },
    },
    {
      name: 'only-nfce-reads-nfe',
      comment: 'Except the simple types that the schemas of all portal documents share.',
      severity: 'error',
      from: { path: `${CORE}documents/(?!${ENGINES}|nfe/|nfce/)[^/]+/`, pathNot: TESTS },
      to: { path: `${CORE}documents/nfe/`, pathNot: `${CORE}documents/nfe/layout/simple-types\\.ts$` },
    },
    {
      name: 'rooms-are-entered-by-the-registry',
      comment:
        'Others reach a document type through documents/registry; the authority that checks it is its other half.',
      severity: 'error',
      from: {
        path: '^(?:packages|apps)/',
        pathNot: `${CORE}(?:documents|events|inutilizacao|sefaz)/|^apps/sandbox/src/authority/|${TESTS}`,
      },
      to: { path: `${CORE}documents/(?!layout/)[^/]+/` },
    },
    {
      name: 'lifecycle-is-pure',
      comment: 'Workflows load it: whatever it reaches would be replayed.',
      severity: 'error',
      from: { path: `${CORE}lifecycle/`, pathNot: TESTS },
      to: { pathNot: `${CORE}lifecycle/`, dependencyTypesNot: TYPES },
    },
    {
      name: 'workflows-reach-only-lifecycle',
      comment: 'A workflow is replayed: tables and adapters reach it by inputs and activity results only.',
      severity: 'error',
      from: { path: '^apps/workflows/src/workflows/', pathNot: TESTS },
      to: {
        pathNot: `^apps/workflows/src/workflows/|${CORE}lifecycle/|^node_modules/@temporalio/(?:workflow|common)/`,
        dependencyTypesNot: TYPES,
      },
    },
    {
      name: 'db-takes-types-from-core',
      severity: 'error',
      from: { path: '^packages/db/src/', pathNot: `${TESTS}|/cli/` },
      to: {
        path: CORE,
        pathNot: `${CORE}(?:lifecycle/|errors\\.ts$)`,
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
        path: `^packages/db/|${CORE}(?:documents|lifecycle|sefaz|activities|signing)/`,
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
        pathNot: '^packages/db/src/(?:people/members|repositories/(?:audit|certificate-radar))\\.ts$',
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
      name: 'sandbox-knows-no-product-table',
      severity: 'error',
      from: { path: '^apps/sandbox/' },
      to: { path: '^packages/db/' },
    },
    {
      name: 'only-adapters-open-sockets',
      severity: 'error',
      from: { path: CORE, pathNot: `${CORE}sefaz/adapters/|${TESTS}` },
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
