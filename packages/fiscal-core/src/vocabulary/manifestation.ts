/** Manifestations of the addressee of an NF-e, by their public names. */
export const MANIFESTATIONS = ['ciencia', 'confirmacao', 'desconhecimento', 'nao_realizada'] as const;
export type ManifestationKind = (typeof MANIFESTATIONS)[number];

/** `pendente` until the authority decides; `erro`: it has nothing, or nobody can ask it any more, and the caller may ask again. */
export const MANIFESTATION_STATUS = ['pendente', 'registrada', 'recusada', 'erro'] as const;
export type ManifestationStatus = (typeof MANIFESTATION_STATUS)[number];

/** Ciência that Emite requests by itself, for each note that arrives as a summary; or none. */
export const MANIFESTATION_POLICIES = ['nenhuma', 'ciencia'] as const;
export type ManifestationPolicy = (typeof MANIFESTATION_POLICIES)[number];

interface ManifestationFacts {
  readonly tpEvento: string;
  /** pt-BR, without accents, as the layout demands. */
  readonly descEvento: string;
  readonly justificativa: 'obrigatoria' | 'opcional' | 'nenhuma';
  /** Days from the authorization. */
  readonly days: number;
}

/** Source: NT 2020.001 v1.60; terms: Ajuste SINIEF 14/26; e2102x0_v1.00.xsd. */
export const MANIFESTATION_FACTS: Readonly<Record<ManifestationKind, ManifestationFacts>> = {
  ciencia: {
    tpEvento: '210210',
    descEvento: 'Ciencia da Operacao',
    justificativa: 'nenhuma',
    days: 10,
  },
  confirmacao: {
    tpEvento: '210200',
    descEvento: 'Confirmacao da Operacao',
    justificativa: 'nenhuma',
    days: 90,
  },
  desconhecimento: {
    tpEvento: '210220',
    descEvento: 'Desconhecimento da Operacao',
    justificativa: 'opcional',
    days: 90,
  },
  nao_realizada: {
    tpEvento: '210240',
    descEvento: 'Operacao nao Realizada',
    justificativa: 'obrigatoria',
    days: 90,
  },
};

/** Manifestations of one kind that the authority takes for a key. Source: NT 2020.001 v1.50 (Ajuste SINIEF 43/23). */
export const MANIFESTATIONS_OF_A_KIND = 2;
