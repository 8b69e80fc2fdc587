import { stack } from '@fiscal/core/testing/stack';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import { expect } from 'vitest';
import { z } from 'zod';
import { schema } from '../../src/graphql/schema.ts';
import { type Reply, send } from './api.ts';
import { type GraphqlAnswer, graphqlAnswerOf } from './graphql-answer.ts';

export const socketUrl = (): string => `${stack().apiUrl.replace(/^http/, 'ws')}/graphql`;

type Variables = Readonly<Record<string, unknown>>;

/** POST /graphql, with any outcome. */
export const post = (
  headers: Readonly<Record<string, string>>,
  query: string,
  variables?: Variables,
): Promise<Reply> =>
  send('POST', '/graphql', headers, { query, ...(variables === undefined ? {} : { variables }) });

export const graphqlAnswer = (reply: Reply): GraphqlAnswer => graphqlAnswerOf(reply.json);

/** The data of an operation without errors. */
export async function ask(
  headers: Readonly<Record<string, string>>,
  query: string,
  variables?: Variables,
): Promise<Record<string, unknown>> {
  const { data, errors } = graphqlAnswer(await post(headers, query, variables));
  expect(errors).toBeUndefined();
  return data ?? {};
}

const SELECTIONS: Readonly<Record<string, string>> = {
  ValidationProblem: 'code message errors { field message tag fix }',
  SandboxCondition: 'id scenario times',
  SandboxRemoval: 'removed',
  SandboxOutages: 'outages { type uf state }',
  SandboxClock: 'now offsetMs',
  HaltedDocumentPayload: 'document { documentId status }',
  ObligationPayload: 'obligation { id state }',
  SetContingencySettingsPayload: 'settings { nfce { policy patienceSeconds } mdfe { renumbers } }',
  SetReceivingPayload: 'settings { enabled manifestacaoAutomatica }',
  ChangeReceivedAddressPayload: 'settings { address }',
  EndReceivedAddressPayload: 'settings { address }',
  SetEmailSettingsPayload: 'settings { automatic copies replyTo }',
  SetEmailServerPayload: 'server { host port security username }',
  RemoveEmailServerPayload: 'removed',
  TestEmailServerPayload: 'ok detail',
  SuppressEmailAddressPayload: 'address',
  UnsuppressEmailAddressPayload: 'address',
  CreateReadTokenPayload: 'token expiresAt',
  IssueSandboxA1Payload: 'certificateBase64 certificatePassword',
  IssueSandboxPurchasesPayload: 'purchases { accessKey cStat }',
  QueryAsSandboxNeighborPayload: 'answers { cStat xMotivo ultNSU maxNSU documentos }',
  CreateClientPayload: 'client { clientId cnpj }',
};

/** Selection of the members of a mutation's result. */
function selectionOf(member: string): string {
  const event = 'event { type status sequence cStat protocolNumber xml } document { documentId status }';
  if (member.startsWith('Emit'))
    return 'message documentId accessKey replayed document { __typename documentId status cStat xMotivo }';
  if (member === 'OperationQueued') return `message replayed ${event}`;
  if (member === 'OperationPerformed') return `outcome cStat xMotivo replayed ${event}`;
  if (member === 'VoidNumbersPayload') return 'cStat xMotivo nProt xml replayed';
  return SELECTIONS[member] ?? 'code message';
}

/** Result of a mutation with these arguments: a member of its union. */
export async function mutate(
  headers: Readonly<Record<string, string>>,
  name: string,
  variables: Variables,
): Promise<unknown> {
  const field = schema().getMutationType()?.getFields()[name];
  const result = schema().getType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Result`);
  if (field === undefined || result === undefined || !('getTypes' in result)) throw new Error(`No ${name}`);
  const used = field.args.filter((each) => each.name in variables);
  const declared = used.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const passed = used.map((each) => `${each.name}: $${each.name}`).join(', ');
  const members = result.getTypes().map((member) => `... on ${member.name} { ${selectionOf(member.name)} }`);
  const query = `mutation (${declared}) { result: ${name}(${passed}) { __typename ${members.join(' ')} } }`;
  return (await ask(headers, query, variables))['result'];
}

const introspection = z.custom<IntrospectionQuery>(
  (value) => z.looseObject({ __schema: z.object() }).safeParse(value).success,
);

/** The schema as it is served. */
export const servedSchema = async (): Promise<GraphQLSchema> =>
  buildClientSchema(introspection.parse(await ask({}, getIntrospectionQuery())));

/** Removes the expiry of signed links: two answers of two seconds differ in nothing else. */
export const withoutExpiry = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/\?exp=[\d.]+&sig=[\w-]+/g, ''));
