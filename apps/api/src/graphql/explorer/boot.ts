import { TAKE_CREDENTIAL } from '../../edge/taken-credential.ts';
import { EXAMPLES, NOW } from './examples.ts';

/** Credentials for the headers tab, to be filled in; the page never stores them. */
const HEADERS = { 'X-Access-Key': '', Authorization: 'Bearer ' };

/** Variables of all examples, which share one document: the page asks which one to run. */
const VARIABLES = JSON.stringify(Object.assign({}, ...EXAMPLES.map(({ variables }) => variables)), null, 2);

/** Script that starts the page: operations by HTTP, subscriptions by graphql-ws, both with the headers of the tab. */
export const boot = (place: string): string => `'use strict';
const WORKERS = { editorWorkerService: 'editor-worker', json: 'json-worker', graphql: 'graphql-worker' };
self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => ${JSON.stringify(place)} + '/' + (WORKERS[label] ?? WORKERS.editorWorkerService) + '.js',
};

${TAKE_CREDENTIAL}
const credential = takeCredential();
const headers = JSON.stringify(credential ? { Authorization: 'Bearer ' + credential } : ${JSON.stringify(HEADERS)}, null, 2);

const endpoint = location.origin + location.pathname;
let socket = null;

/** One socket for the credentials of the tab; others make another. */
function socketFor(headers) {
  const key = JSON.stringify(headers);
  if (socket?.key === key) return socket.client;
  socket?.client.dispose();
  const client = graphqlWs.createClient({ url: endpoint.replace(/^http/, 'ws'), connectionParams: headers, retryAttempts: 0 });
  socket = { key, client };
  return client;
}

const isSubscription = ({ operationName }, document) =>
  document?.definitions.some(
    (node) =>
      node.kind === 'OperationDefinition' &&
      node.operation === 'subscription' &&
      (!operationName || node.name?.value === operationName),
  ) ?? false;

/** A closed socket gives its reason in its close event. */
const reasonOf = (error) => (error?.reason ? new Error(error.code + ': ' + error.reason) : error);

async function* follow(params, headers) {
  try {
    yield* socketFor(headers).iterate(params);
  } catch (error) {
    throw reasonOf(error);
  }
}

async function ask(params, headers) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json, application/json', 'content-type': 'application/json', 'x-emite-console': '1', ...headers },
    body: JSON.stringify(params),
  });
  return response.json();
}

/** Headers that were filled in. */
const filled = (headers = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value && value.trim() !== 'Bearer'));

YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  title: 'Emite',
  logo: '',
  fetcher: (params, options = {}) =>
    isSubscription(params, options.documentAST)
      ? follow(params, filled(options.headers))
      : ask(params, filled(options.headers)),
  shouldPersistHeaders: false,
  defaultEditorToolsVisibility: 'headers',
  defaultHeaders: headers,
  headers,
  query: ${JSON.stringify(EXAMPLES.map(({ query }) => query).join('\n'))},
  variables: ${JSON.stringify(VARIABLES)}.replace(${JSON.stringify(NOW)}, new Date().toISOString()),
});
`;
