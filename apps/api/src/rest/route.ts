import type { Auth } from '../edge/auth.ts';
import type { CallerOf, Scope } from '../edge/caller.ts';
import { DEFAULT_LIMITS } from '../edge/limits.ts';
import type { Services } from '../services/services.ts';
import type { Answer, HttpRequest, Operation, OperationDoc } from './operation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Which of a token's two buckets a call is counted in. */
export type Bucket = 'read' | 'write';

/** Whose bucket, and how much a minute holds. */
export interface Meter {
  readonly key: string;
  readonly perMinute: number;
}

/** One line of the route table. */
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
    onCaller: (meter: Meter) => void,
  ): Promise<Answer>;
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
    onCaller(meterOf(bucket, caller, http));
    return operation.run(caller, http, services);
  },
});

function meterOf(bucket: Bucket, caller: CallerOf[Scope], http: HttpRequest): Meter {
  const kind = bucket === 'write' ? 'writes' : 'reads';
  if (caller === null) return { key: `${kind}:ip:${http.ip}`, perMinute: DEFAULT_LIMITS[kind] };
  if (!('tokenId' in caller))
    return { key: `${kind}:conta:${caller.accountId}`, perMinute: DEFAULT_LIMITS[kind] };
  return { key: `${kind}:token:${caller.tokenId}`, perMinute: caller.limits[kind] ?? DEFAULT_LIMITS[kind] };
}
