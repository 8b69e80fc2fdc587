/** Behavior of the authority that a marker or a condition asks for. */
export type Scenario =
  | { readonly kind: 'cStat'; readonly code: string }
  /** 103, then 105 `waits` times, then the decision. */
  | { readonly kind: 'assincrono'; readonly waits: number }
  | { readonly kind: 'timeout'; readonly when: 'antes' | 'depois' }
  /** 108 to the first `times` attempts. */
  | { readonly kind: 'indisponivel'; readonly times: number }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'lento'; readonly delayMs: number }
  | { readonly kind: 'lixo' }
  /** Authorized, the answer lost, and the first query of its key refused: the caller cannot know the result. */
  | { readonly kind: 'parado' };

export type ScenarioKind = Scenario['kind'];

/** Maximum delay: longer than any client waits. A longer one would only occupy a socket. */
const DELAY_MS_MAX = 120_000;
const COUNT_MAX = 1_000;
const MARKER = /SANDBOX\(([^()<>]{1,40})\)/gi;

const whole = (text: string | undefined, min: number, max: number): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? Number(text)
    : null;

const READERS = new Map<string, (value: string | undefined) => Scenario | null>(
  Object.entries({
    cstat: (value) =>
      value !== undefined && /^[A-Z]?\d{3,4}$/i.test(value)
        ? { kind: 'cStat', code: value.toUpperCase() }
        : null,
    assincrono: (value) => {
      const waits = whole(value ?? '1', 0, COUNT_MAX);
      return waits === null ? null : { kind: 'assincrono', waits };
    },
    timeout: (value) => (value === 'antes' || value === 'depois' ? { kind: 'timeout', when: value } : null),
    indisponivel: (value) => {
      const times = whole(value ?? '1', 1, COUNT_MAX);
      return times === null ? null : { kind: 'indisponivel', times };
    },
    http: (value) => {
      const status = whole(value, 400, 599);
      return status === null ? null : { kind: 'http', status };
    },
    lento: (value) => {
      const delayMs = whole(value, 0, DELAY_MS_MAX);
      return delayMs === null ? null : { kind: 'lento', delayMs };
    },
    lixo: (value) => (value === undefined ? { kind: 'lixo' } : null),
    parado: (value) => (value === undefined ? { kind: 'parado' } : null),
  }),
);

/** Parses `cStat=539`, with or without `SANDBOX( )` around it; null when the marker is unknown. */
export function parseScenario(text: string): Scenario | null {
  const bare = /^\s*SANDBOX\(([^()]*)\)\s*$/i.exec(text)?.[1] ?? text;
  const [name = '', value, ...rest] = bare.split('=').map((part) => part.trim());
  if (rest.length > 0) return null;
  return READERS.get(name.toLowerCase())?.(value?.toLowerCase()) ?? null;
}

/** Example of every marker, for the refusal of a misspelt one. */
export const KNOWN_MARKERS =
  'cStat=539, assincrono=2, timeout=antes, timeout=depois, indisponivel=3, http=503, lento=3000, lixo, parado';

const markersIn = (xml: string) => (/SANDBOX\(/i.test(xml) ? [...xml.matchAll(MARKER)] : []);

/** Every marker in a document's XML that we know, in order. */
export const findScenarios = (xml: string): Scenario[] =>
  markersIn(xml).flatMap(([, inside = '']) => parseScenario(inside) ?? []);

/** First unknown marker, as written; null when there is none. */
export const misspeltMarker = (xml: string): string | null =>
  markersIn(xml).find(([, inside = '']) => parseScenario(inside) === null)?.[0] ?? null;

/** The first scenario of a kind. */
export const scenarioOf = <K extends ScenarioKind>(scenarios: readonly Scenario[], kind: K) =>
  scenarios.find((scenario): scenario is Extract<Scenario, { kind: K }> => scenario.kind === kind);
