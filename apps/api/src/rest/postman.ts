type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Variables that a reader fills in once. */
const VARIABLES = ['accessKey', 'token', 'restrictedKey', 'id'] as const;
const HEADERS: Readonly<Record<string, { readonly key: string; readonly value: string }>> = {
  accessKey: { key: 'X-Access-Key', value: '{{accessKey}}' },
  apiToken: { key: 'Authorization', value: 'Bearer {{token}}' },
  restrictedKey: { key: 'X-Restricted-Key', value: '{{restrictedKey}}' },
};

/** The moment of emission becomes that of sending: a collection is kept, and an authority refuses what is old (704). */
const sentNow = (name: string, value: unknown): unknown =>
  name === 'data_emissao' && textOf(value).includes('T') ? '{{$isoTimestamp}}' : value;

/** Examples of a JSON body, by name; a request without one has a single nameless example. */
function bodiesOf({ requestBody }: Node): readonly (readonly [name: string, body: unknown])[] {
  const content = isNode(requestBody) && isNode(requestBody['content']) ? requestBody['content'] : {};
  const json = isNode(content['application/json']) ? content['application/json'] : {};
  const examples = isNode(json['examples']) ? Object.values(json['examples']).filter(isNode) : [];
  const named = examples.map(({ summary, value }) => [textOf(summary), value] as const);
  return named.length > 0 ? named : [['', undefined]];
}

const parametersIn = ({ parameters }: Node, place: string): readonly Node[] =>
  nodesOf(parameters).filter((each) => each['in'] === place);

function requestsOf(path: string, method: string, operation: Node): readonly object[] {
  const credentials = nodesOf(operation['security']).at(-1) ?? {};
  const query = parametersIn(operation, 'query').map(({ name, description }) => ({
    key: name,
    value: '',
    description,
    disabled: true,
  }));
  const address = path.replace(/\{([A-Za-z]+)\}/g, ':$1');
  const variable = parametersIn(operation, 'path').map(({ name, description, example }) => ({
    key: name,
    value: name === 'id' ? '{{id}}' : textOf(example),
    description,
  }));
  const url = {
    raw: `{{baseUrl}}${address}`,
    host: ['{{baseUrl}}'],
    path: address.split('/').slice(1),
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
  return bodiesOf(operation).map(([name, body]) => ({
    name: [textOf(operation['summary']), name].filter(Boolean).join(': '),
    request: {
      method: method.toUpperCase(),
      header: Object.keys(credentials).flatMap((each) => HEADERS[each] ?? []),
      ...(body !== undefined && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body, sentNow, 2),
          options: { raw: { language: 'json' } },
        },
      }),
      url,
      description: operation['description'],
    },
  }));
}

/** Collection of Postman 2.1 from the published contract: a request for each example of a body, in folders by tag. */
export function postmanCollection(document: object): object {
  const { info, servers, paths } = { info: {}, servers: [], paths: {}, ...document };
  const folders = new Map<string, object[]>();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(isNode(operations) ? operations : {})) {
      if (!isNode(operation)) continue;
      const [tag = ''] = Array.isArray(operation['tags']) ? operation['tags'].map(String) : [];
      folders.set(tag, [...(folders.get(tag) ?? []), ...requestsOf(path, method, operation)]);
    }
  const { title, description } = { title: 'Emite', description: '', ...info };
  return {
    info: { name: title, description, schema: SCHEMA },
    variable: [
      { key: 'baseUrl', value: textOf(nodesOf(servers)[0]?.['url']) },
      ...VARIABLES.map((key) => ({ key, value: '' })),
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}
