import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { InputFieldMap, ObjectRef } from '@pothos/core';
import { presentArguments } from '../base/present-arguments.ts';
import type { AccountCaller } from '../services/access/authenticate.ts';
import type { Services } from '../services/services.ts';
import { builder } from './builder.ts';
import { EnvironmentEnum } from './documents/document.ts';
import { knownUuid, toUuid } from './global-id.ts';
import { resultUnion } from './mutation.ts';
import { nullIfMissing } from './null-if-missing.ts';
import { attempt } from './problem.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

interface CompanyCall {
  readonly services: Services;
  readonly caller: AccountCaller;
  readonly of: { readonly clientId: string; readonly environment: Ambiente };
}

interface SettingsField<T> {
  readonly type: ObjectRef<Types, T>;
  readonly description: string;
}

interface SettingsQuery<T> extends SettingsField<T> {
  readonly read: (call: CompanyCall) => Promise<T>;
}

interface SettingsMutation<T> extends SettingsField<T> {
  /** Arguments beside the company and its environment. */
  readonly args?: InputFieldMap;
  /** `asked`: those of `args` that are present. */
  readonly write: (call: CompanyCall, asked: Readonly<Record<string, unknown>>) => Promise<T>;
}

/** Adds the query of a company's settings; null for an unknown company. */
export function settingsQuery<T extends object>(name: string, query: SettingsQuery<T>): void;
export function settingsQuery(name: string, { type, description, read }: SettingsQuery<object>): void {
  builder.queryField(name, (t) =>
    t.field({
      type,
      nullable: true,
      description,
      authScopes: { caller: 'access', may: 'clients:read' },
      args: {
        clientId: t.arg.id({ required: true }),
        environment: t.arg({ type: EnvironmentEnum, required: true }),
      },
      resolve: async (_root, { clientId, environment }, context) => {
        const of = { clientId: toUuid(clientId) ?? '', environment };
        return nullIfMissing(read({ services: context.services, caller: await context.account(), of }));
      },
    }),
  );
}

/** Adds a mutation that answers with the settings of a company. */
export function settingsMutation<T extends object>(name: string, mutation: SettingsMutation<T>): void;
export function settingsMutation(
  name: string,
  { type, description, args = {}, write }: SettingsMutation<object>,
): void {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const Payload = builder
    .objectRef<{ readonly settings: object }>(`${typeName}Payload`)
    .implement({ fields: (t) => ({ settings: t.field({ type, resolve: ({ settings }) => settings }) }) });
  builder.mutationField(name, (t) =>
    t.field({
      type: resultUnion(typeName, Payload),
      description,
      authScopes: { caller: 'access', may: 'clients:write' },
      args: {
        ...args,
        clientId: t.arg.id({ required: true }),
        environment: t.arg({ type: EnvironmentEnum, required: true }),
      },
      resolve: (_root, { clientId, environment, ...asked }, context) =>
        attempt(context, async () => {
          const of = { clientId: knownUuid(clientId), environment };
          const call = { services: context.services, caller: await context.account(), of };
          return { settings: await write(call, presentArguments(asked)) };
        }),
    }),
  );
}
