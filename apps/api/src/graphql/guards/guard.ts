import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  validate,
} from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { Failure } from '../../base/failure.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import { metersOf } from '../../edge/meter.ts';
import type { GraphqlContext } from '../context.ts';
import { faultOf } from '../fault.ts';
import type { Origin } from '../origin.ts';
import type { GraphqlSettings } from '../settings.ts';
import { charge } from './charge.ts';
import { OPERATION_TIMEOUT_MS, STREAMS_MAX, VALIDATION_ERRORS_MAX } from './limits.ts';
import { parseWithin } from './parse.ts';
import { createPersisted, type Persisted } from './persisted.ts';
import { createPlaces } from './places.ts';
import { priceOf } from './price.ts';
import { refusal } from './refusal.ts';
import { within } from './within.ts';

export interface Guards {
  readonly persisted: Persisted;
  /** For every transport: what an operation passes between its text and its first resolver. */
  readonly plugin: Plugin<GraphqlContext, Origin, GraphqlContext>;
}

/** Document and name of the operation to run. */
interface Args {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly contextValue: GraphqlContext & { readonly params?: GraphQLParams };
}

type Admitted = { readonly cost: { readonly requested: number; readonly limit: number } };

/** Prices, counts and only then lets through. @throws {GraphQLError | Failure | AggregateError} */
const createAdmit =
  ({
    limiter,
    costMax,
    persisted,
  }: {
    readonly limiter: RateLimiter;
    readonly costMax: number;
    readonly persisted: Persisted;
  }) =>
  async (args: Args, schema: Parameters<typeof priceOf>[0]['schema']): Promise<Admitted | null> => {
    const operation = operationOf(args);
    if (operation === null) return null;
    const variables = args.variableValues ?? {};
    const price = priceOf({ schema, document: args.document, operation, variables });
    if ('errors' in price) throw new AggregateError(price.errors);
    const cost = { requested: price.cost, limit: costMax };
    if (!(price.cost <= costMax))
      throw refusal(
        `A operação custa ${price.cost} e o limite é ${costMax}. Peça menos campos, ou páginas menores (first).`,
        { cost },
      );
    const context = args.contextValue;
    context.setHeaders(await charge(limiter, context, { document: args.document, operation }));
    persisted.remember(context.params);
    return { cost };
  };

export function createGuards({
  limiter,
  settings,
}: {
  readonly limiter: RateLimiter;
  readonly settings: GraphqlSettings;
}): Guards {
  const { costMax, introspection } = settings;
  const persisted = createPersisted(settings.registered);
  const streams = createPlaces(STREAMS_MAX);

  const admit = createAdmit({ limiter, costMax, persisted });

  return {
    persisted,
    plugin: {
      onParse({ setParseFn }) {
        setParseFn((source) => parseWithin(String(source)));
      },
      onValidate({ setValidationFn, addValidationRule }) {
        if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
        const options = { maxErrors: VALIDATION_ERRORS_MAX, hideSuggestions: !introspection };
        setValidationFn((schema, document, rules) => validate(schema, document, rules, options));
      },
      async onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
        try {
          const admitted = await admit(args, args.schema);
          setExecuteFn((given) => within(OPERATION_TIMEOUT_MS, () => executeFn(given)));
          return {
            onExecuteDone({ result, setResult }) {
              if (!(Symbol.asyncIterator in result)) noteOperation(args, result.errors?.[0]);
              if (admitted === null || Symbol.asyncIterator in result) return;
              setResult({ ...result, extensions: { ...result.extensions, ...admitted } });
            },
          };
        } catch (error) {
          setResultAndStopExecution(refusalResult(error));
          noteOperation(args, error);
        }
      },
      async onSubscribe({ args, setResultAndStopExecution }) {
        try {
          await admit(args, args.schema);
          const meters = metersOf('read', await args.contextValue.payer(), args.contextValue.ip);
          const place = streams.enter(meters);
          if ('max' in place)
            throw new Failure(
              'limite_excedido',
              `Há ${place.max} assinaturas abertas ${WHOSE[place.of]}. Feche as que não usa.`,
            );
          const { release } = place;
          return {
            onSubscribeError: release,
            onSubscribeResult({ result }) {
              if (Symbol.asyncIterator in result) {
                noteOperation(args, undefined);
                return { onEnd: release };
              }
              noteOperation(args, result.errors?.[0]);
              release();
            },
          };
        } catch (error) {
          setResultAndStopExecution(refusalResult(error));
          noteOperation(args, error);
        }
      },
    },
  };
}

/** Ends of the refusal that a caller, or a whole account, has no place left, pt-BR. */
export const WHOSE = { caller: 'com estas credenciais', account: 'por esta conta' } as const;

const operationOf = ({ document, operationName }: Args): OperationDefinitionNode | null =>
  getOperationAST(document, operationName) ?? null;

/** Notes the operation for its account's log; `error` is what it ended with, if it did. */
const noteOperation = (args: Args, error: unknown): void =>
  args.contextValue.noted.done(operationOf(args), error);

/** A refusal as the result of what was not executed. */
function refusalResult(error: unknown): ExecutionResult {
  if (error instanceof AggregateError) return { errors: error.errors };
  return { errors: [error instanceof GraphQLError ? error : faultOf(error)] };
}
