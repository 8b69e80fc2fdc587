/** `aviso`: emission works, but a check is advisable. */
export const LINE_STATES = ['ok', 'aviso', 'problema'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Subject of a line. */
export const LINE_AREAS = ['instalacao', 'certificado', 'cadastro', 'numeracao', 'autorizador'] as const;
export type LineArea = (typeof LINE_AREAS)[number];

/** A check before the first real document. */
export interface ReadinessLine {
  readonly area: LineArea;
  /** Stable name of what was looked at. */
  readonly check: string;
  /** Document type, where it is about one. */
  readonly type: string | null;
  readonly state: LineState;
  /** pt-BR. */
  readonly message: string;
  /** Remedy; null when none is needed. */
  readonly fix: string | null;
}

type LineParts = Omit<ReadinessLine, 'state' | 'fix' | 'type'> & { readonly type?: string };

export const fine = ({
  type = null,
  ...line
}: Omit<LineParts, 'type'> & { readonly type?: string | null }): ReadinessLine => ({
  ...line,
  type,
  state: 'ok',
  fix: null,
});

export const amiss = (
  state: Exclude<LineState, 'ok'>,
  { type = null, ...line }: Omit<LineParts, 'type'> & { readonly type?: string | null; readonly fix: string },
): ReadinessLine => ({ ...line, type, state });
