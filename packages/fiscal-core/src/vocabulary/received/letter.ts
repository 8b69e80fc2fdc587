/** The end of a letter when it came: stored, known already, refused for good or for now, or met by a quota. */
export const LETTER_RESULTS = [
  'guardada',
  'repetida',
  'grande_demais',
  'arquivos_demais',
  'ilegivel',
  'demorada',
  'cota_da_empresa',
  'cota_do_remetente',
  'fila_cheia',
] as const;

/** The result of a letter; of a stored one, that of its files. */
export const LETTER_OUTCOMES = [
  'na_fila',
  'entrou',
  'sem_arquivo',
  'nada_entrou',
  'interrompida',
  ...LETTER_RESULTS.filter((result) => result !== 'guardada'),
] as const;
export type LetterOutcome = (typeof LETTER_OUTCOMES)[number];
