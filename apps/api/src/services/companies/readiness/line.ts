/** `aviso`: it goes on, but somebody should look at it. */
export const LINE_STATES = ['ok', 'aviso', 'problema'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** What a line is about. */
export const LINE_AREAS = ['instalacao', 'certificado', 'cadastro', 'numeracao', 'autorizador'] as const;
export type LineArea = (typeof LINE_AREAS)[number];

/** One thing that was looked at before the first real document. */
export interface ReadinessLine {
  readonly area: LineArea;
  /** Stable name of what was looked at. */
  readonly check: string;
  /** Document type, where it is about one. */
  readonly type: string | null;
  readonly state: LineState;
  /** pt-BR. */
  readonly message: string;
  /** What to do; null where there is nothing to do. */
  readonly fix: string | null;
}

type Told = Omit<ReadinessLine, 'state' | 'fix' | 'type'> & { readonly type?: string };

export const fine = ({
  type = null,
  ...line
}: Omit<Told, 'type'> & { readonly type?: string | null }): ReadinessLine => ({
  ...line,
  type,
  state: 'ok',
  fix: null,
});

export const amiss = (
  state: Exclude<LineState, 'ok'>,
  { type = null, ...line }: Omit<Told, 'type'> & { readonly type?: string | null; readonly fix: string },
): ReadinessLine => ({ ...line, type, state });
