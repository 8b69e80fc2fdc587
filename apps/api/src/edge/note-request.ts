import type { Failure } from '../base/failure.ts';
import type { Authenticate } from '../services/access/authenticate.ts';
import type { RequestLog } from '../services/access/request-log.ts';
import type { CallerOf, Scope, Sender } from './caller.ts';
import { sentAccessKey } from './credentials.ts';
import { STATUS } from './failures.ts';
import type { IsLogged } from './sample-reads.ts';

/** A request that was answered, as its edge knows it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly sender: Sender;
  readonly method: string;
  readonly route: string;
  readonly operation?: string;
  /** Null: the request was not let in. */
  readonly caller: CallerOf[Scope];
  readonly scope?: Scope;
  readonly ms: number;
  /** Status of the answer; a failure has its own. */
  readonly status: number;
  readonly failure: Pick<Failure, 'code' | 'errors'> | null;
  readonly documentId: string | null;
}

/** Puts a request into its account's log. Whose it was that was refused is looked up by its access key, after the answer. */
export type NoteRequest = (request: AnsweredRequest) => void;

const ERRORS_MAX = 20;
const TEXT_MAX = 300;

export const createNoteRequest =
  (
    log: Pick<RequestLog, 'record'>,
    authenticate: Pick<Authenticate, 'account'>,
    isLogged: IsLogged,
  ): NoteRequest =>
  (request) => {
    const at = new Date();
    const answer = answerFields(request);
    if (!isLogged(answer)) return;
    const record = (caller: NonNullable<CallerOf[Scope]>) =>
      log.record({ ...whose(caller, request.scope), ...answer, at });
    if (request.caller !== null) return record(request.caller);
    const accessKey = sentAccessKey(request.sender);
    if (accessKey === undefined || request.failure?.code !== 'nao_autenticado') return;
    authenticate.account(accessKey).then(
      (account) => {
        if (account !== null) record(account);
      },
      // A missing log entry harms no caller: the request has its answer.
      () => {},
    );
  };

function whose(caller: NonNullable<CallerOf[Scope]>, scope: Scope | undefined) {
  const { accountId } = caller;
  if ('tokenId' in caller) {
    const { clientId, environment, tokenId } = caller;
    return { accountId, clientId, environment, credential: 'token', credentialId: tokenId } as const;
  }
  const { kind, id } = caller.actor;
  const byKey = scope === 'restricted' ? 'restricted-key' : 'access-key';
  const credential = kind === 'user' ? 'session' : byKey;
  return { accountId, clientId: null, environment: null, credential, credentialId: id } as const;
}

const answerFields = ({
  requestId,
  method,
  route,
  operation,
  ms,
  status,
  failure,
  documentId,
}: AnsweredRequest) => ({
  requestId,
  method,
  route,
  operation: operation ?? null,
  ms: Math.round(ms),
  status: failure === null ? status : STATUS[failure.code],
  code: failure?.code ?? null,
  errors: (failure?.errors ?? []).slice(0, ERRORS_MAX).map(({ field, code, message }) => ({
    field: field.slice(0, TEXT_MAX),
    code,
    message: message.slice(0, TEXT_MAX),
  })),
  documentId,
});
