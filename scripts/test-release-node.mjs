import { install } from './install/install.mjs';
import { runOnReleaseNode } from './suites/release-node.mjs';
import { part, runSuites } from './suites/suites.mjs';

/** `npm run test:node24`: a stack and what meets native modules, by the Node of releases (.node-version). */
await runSuites(async ({ scratch }) => {
  await part('install', install({ temporal: true }));
  return runOnReleaseNode({ scratch });
});
