import { readFile } from 'node:fs/promises';
import { boot } from './boot.ts';

/** A file of the page. */
export interface Asset {
  readonly name: string;
  readonly type: string;
  readonly read: () => Promise<string>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** GraphiQL as text: 9 MB, loaded only when served. */
const graphiql = () => import('@graphql-yoga/render-graphiql/graphiql');

/** The client of subscriptions, as a script for browsers. */
const graphqlWs = () =>
  readFile(new URL('../umd/graphql-ws.min.js', import.meta.resolve('graphql-ws')), 'utf8');

/** @param place path under which these files are served */
export const assetsOf = (place: string): readonly Asset[] => [
  { name: 'graphiql.js', type: SCRIPT, read: async () => (await graphiql()).js },
  { name: 'graphiql.css', type: STYLE, read: async () => (await graphiql()).css },
  { name: 'editor-worker.js', type: SCRIPT, read: async () => (await graphiql()).editorWorkerService },
  { name: 'json-worker.js', type: SCRIPT, read: async () => (await graphiql()).jsonWorker },
  { name: 'graphql-worker.js', type: SCRIPT, read: async () => (await graphiql()).graphqlWorker },
  { name: 'graphql-ws.js', type: SCRIPT, read: graphqlWs },
  { name: 'boot.js', type: SCRIPT, read: async () => boot(place) },
];
