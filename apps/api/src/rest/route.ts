import type { Auth } from '../edge/auth.ts';
import type { CallerOf, Scope } from '../edge/caller.ts';
import { type Bucket, type Meters, metersOf } from '../edge/meter.ts';
import { assertOnlyReads, assertReadsIt } from '../edge/only-reads.ts';
import type { Services } from '../services/services.ts';
import type { Answer, HttpRequest, Operation, OperationDoc } from './operation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** A line of the route table. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly scope: Scope;
  readonly bucket: Bucket;
  readonly doc: OperationDoc;
  readonly schemas: Operation<Scope>['schemas'];
  /** Authenticates, then counts (`onCaller` may throw), then runs. */
  execute(
    http: HttpRequest,
    auth: Auth,
    services: Services,
    onCaller: (meters: Meters, caller: CallerOf[Scope]) => Promise<void>,
  ): Promise<Answer>;
}

/** Every request comes through here: a schema made at each call would cost more than the rest of a route. */
function idIn(params: unknown): string | undefined {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

export const route = <S extends Scope>(
  method: Method,
  path: string,
  scope: S,
  bucket: Bucket,
  operation: Operation<S>,
): Route => ({
  method,
  path,
  scope,
  bucket,
  doc: operation.doc,
  schemas: operation.schemas,
  async execute(http, auth, services, onCaller) {
    const caller = await auth(scope, http);
    await onCaller(metersOf(bucket, caller, http.ip), caller);
    if (caller !== null && 'tokenId' in caller) {
      assertOnlyReads(caller, { isForPages: method === 'GET' && operation.forPages });
      assertReadsIt(caller, idIn(http.params));
    }
    return operation.run(caller, http, services);
  },
});
