/** Effect of a broken rule: refuse the document, add a risk notice, nothing. */
export type Effect = 'refuse' | 'notice' | 'off';

/** An operator's switch of a rule checked before sending, which overrides the rule's own strength. */
export interface RuleSwitch {
  /** Document type. */
  readonly type: string;
  readonly cStat: string;
  readonly effect: Effect;
  /** UF of the issuer; null = every one. */
  readonly uf: string | null;
}

/**
 * The effects in force for a document type in a UF, by cStat; undefined without any. Of several on a code the last
 * counts: weakest first.
 */
export function switchesFor(
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
