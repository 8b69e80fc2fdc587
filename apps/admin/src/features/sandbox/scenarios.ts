/** Scenarios of the emulated authority and the parameter of each. */
export const SCENARIOS = [
  { kind: 'cStat', marker: 'cStat', param: { initial: '539' } },
  { kind: 'indisponivel', marker: 'indisponivel', param: { initial: '3' } },
  { kind: 'assincrono', marker: 'assincrono', param: { initial: '2' } },
  { kind: 'timeoutAntes', marker: 'timeout=antes', param: null },
  { kind: 'timeoutDepois', marker: 'timeout=depois', param: null },
  { kind: 'http', marker: 'http', param: { initial: '503' } },
  { kind: 'lento', marker: 'lento', param: { initial: '3000' } },
  { kind: 'lixo', marker: 'lixo', param: null },
  { kind: 'parado', marker: 'parado', param: null },
] as const;

export type ScenarioKind = (typeof SCENARIOS)[number]['kind'];

/** The marker as written in a document: `SANDBOX(indisponivel=3)`. */
export function markerOf(kind: ScenarioKind, value: string): string {
  const { marker, param } = SCENARIOS.find((each) => each.kind === kind) ?? SCENARIOS[0];
  return `SANDBOX(${param === null ? marker : `${marker}=${value.trim()}`})`;
}

/** Scenario that a text requests, with or without `SANDBOX( )` around it; null for an unknown one. */
export function scenarioOf(text: string): { readonly kind: ScenarioKind; readonly value: string } | null {
  const bare = (/^\s*SANDBOX\((.*)\)\s*$/i.exec(text)?.[1] ?? text).replaceAll(' ', '').toLowerCase();
  const [name = '', value = ''] = bare.split('=');
  const found = SCENARIOS.find(({ marker, param }) =>
    param === null ? marker === bare : marker.toLowerCase() === name,
  );
  if (found === undefined) return null;
  // Both may omit the count.
  const once = found.kind === 'indisponivel' || found.kind === 'assincrono';
  return { kind: found.kind, value: (value === '' && once ? '1' : value).toUpperCase() };
}
