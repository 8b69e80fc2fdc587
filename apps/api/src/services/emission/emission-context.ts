import { dayInBrasilia } from '@fiscal/core/calendar/calendar';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import type { RuleSwitch } from '@fiscal/core/engine/document/rule-switches';
import type { IbptTable } from '@fiscal/core/tables/ibpt/ibpt';
import type { RtcTables } from '@fiscal/core/tables/rtc/rtc';
import type { ReferenceRate } from '@fiscal/core/tax/reference-rates';
import { isReal } from '@fiscal/core/vocabulary/target';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';

export interface EmissionSettings {
  readonly nowMs: () => number;
  /** ide/verProc. */
  readonly verProc: string;
  /** Code tables of the reform that were loaded; absent or undefined = those built in. */
  readonly rtc?: () => RtcTables | undefined;
  /** Reference rates that were loaded; absent = those of the law alone. */
  readonly rates?: () => readonly ReferenceRate[];
  /** Tables of approximate taxes that were loaded, by UF; absent = none. */
  readonly ibpt?: (uf: string) => IbptTable | undefined;
  /** Rules switched by an operator, for a client. */
  readonly ruleSwitches?: (clientId: string) => readonly RuleSwitch[];
  readonly responsavelTecnico?: NonNullable<EmissionContext['responsavelTecnico']>;
}

/** Nothing is completed of what goes to a real authority, with `X-Sandbox-Strict: true` or for a client that asked so. */
export const isStrict = (principal: Principal, strictHeader: boolean): boolean =>
  isReal(targetOfPrincipal(principal)) || principal.sandboxStrict || strictHeader;

/** Noon of a day in Brasília. */
export const noonOf = (day: string): string => `${day}T12:00:00-03:00`;

/**
 * Builds the context that core judges a body in: issuer, target, clock and settings.
 *
 * @param day the day, `AAAA-MM-DD`, whose rules, tables and rates apply; absent = today
 */
export function emissionContext(
  settings: EmissionSettings,
  principal: Pick<Principal, 'clientId' | 'environment' | 'issuer' | 'sandboxClockAheadMs' | 'testTarget'>,
  { strict, day }: { readonly strict: boolean; readonly day?: string | undefined },
): EmissionContext {
  const { verProc, ibpt, responsavelTecnico } = settings;
  const rtc = settings.rtc?.();
  const target = targetOfPrincipal(principal);
  const aheadMs = target === 'sandbox' ? principal.sandboxClockAheadMs : 0;
  const nowMs = day === undefined ? settings.nowMs() + aheadMs : Date.parse(noonOf(day));
  return {
    ambiente: principal.environment,
    target,
    issuer: principal.issuer,
    nowMs,
    lawDay: dayInBrasilia(nowMs),
    completeInSandbox: !strict,
    verProc,
    ...(rtc === undefined ? {} : { rtc }),
    ...(settings.rates === undefined ? {} : { rates: settings.rates() }),
    ...(ibpt === undefined ? {} : { ibpt }),
    ruleSwitches: settings.ruleSwitches?.(principal.clientId) ?? [],
    ...(responsavelTecnico === undefined ? {} : { responsavelTecnico }),
  };
}
