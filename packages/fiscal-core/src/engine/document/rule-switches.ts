/** What a broken rule does: refuse the document, tell a risk, nothing. */
export type Effect = 'refuse' | 'notice' | 'off';

/** An operator's word on a rule that is told before sending, stronger than the rule's own strength. */
export interface RuleSwitch {
  /** Document type. */
  readonly type: string;
  readonly cStat: string;
  readonly effect: Effect;
  /** UF of the issuer; null = every one. */
  readonly uf: string | null;
}

/** The effects in force for a document type in a UF, by cStat; undefined when nobody set any. Of several on a code the last counts: weakest first. */
export function switched(
  switches: readonly RuleSwitch[] | undefined,
  type: string,
  uf: string,
): ReadonlyMap<string, Effect> | undefined {
  if (switches === undefined || switches.length === 0) return undefined;
  return new Map(
    switches
      .filter((one) => one.type === type && (one.uf === null || one.uf === uf))
      .map(({ cStat, effect }) => [cStat, effect]),
  );
}
