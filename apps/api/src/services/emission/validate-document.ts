import { NOTHING, type PriorVerdict } from '@fiscal/core/activities/registers/prior-check';
import type { PriorWork } from '@fiscal/core/activities/registers/prior-checks';
import type { Completed, DocumentDefinition, Notice, Problem } from '@fiscal/core/engine/document/definition';
import { numberOnRecord } from '@fiscal/db/acceptance/number-on-record';
import type { Db } from '@fiscal/db/base/client';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';
import { type EmissionSettings, emissionContext, isStrict } from './emission-context.ts';
import { issuedOn } from './issued-on.ts';
import { predictResult } from './predicted.ts';

export interface Validation {
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
  readonly totals: Readonly<Record<string, string>>;
  readonly completed: readonly Completed[];
  /** Unsigned, with stand-in number and code; null while the contract's own fields are at fault. */
  readonly xml: string | null;
}

export type ValidateDocument = (request: {
  readonly principal: Principal;
  readonly definition: DocumentDefinition;
  readonly body: Readonly<Record<string, unknown>>;
  readonly strictHeader: boolean;
  /** `Prefer: handling=strict`. */
  readonly strictHandling: boolean;
  /** Day that the law, the tables and the rates are read for, and on which the document would be issued; absent = today. */
  readonly day?: string;
}) => Promise<Validation>;

interface ValidateSettings extends EmissionSettings {
  readonly db: Db;
  /** Queries registers about a valid body; absent = no query. */
  readonly prior?: (work: PriorWork) => Promise<PriorVerdict>;
}

/** Predicts an emission's result without number, credit or row; for a given number also whether it is taken. */
export function createValidateDocument(settings: ValidateSettings): ValidateDocument {
  return async ({ principal, definition, body, strictHeader, strictHandling, day }) => {
    const context = emissionContext(settings, principal, { strict: isStrict(principal, strictHeader), day });
    const moved =
      day === undefined
        ? { body, notices: [] }
        : issuedOn(day, body, emissionContext(settings, principal, { strict: true }).nowMs);
    const taken = definition.take(moved.body, context);
    const { problems, xml, accessKey } = predictResult(definition, taken, { strict: strictHandling });
    const duplicate =
      'refused' in taken || accessKey === null
        ? null
        : await numberOnRecord(settings.db, principal, {
            modelo: definition.modelo,
            prepared: taken,
            accessKey,
          });
    const { accountId, clientId, environment, issuer } = principal;
    const prior =
      'refused' in taken || problems.length > 0 || settings.prior === undefined
        ? NOTHING
        : await settings.prior({
            accountId,
            clientId,
            environment,
            target: targetOfPrincipal(principal),
            type: definition.type,
            tree: taken.tree,
            issuer,
            strict: isStrict(principal, strictHeader),
          });
    return {
      problems: [...problems, ...(duplicate === null ? [] : [duplicate]), ...prior.problems],
      notices: [...moved.notices, ...taken.notices, ...prior.notices],
      totals: 'refused' in taken ? {} : taken.totals(),
      completed: 'refused' in taken ? [] : taken.completed,
      xml: xml?.toString('utf8') ?? null,
    };
  };
}
