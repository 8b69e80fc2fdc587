/** Argument of what is sent to an authority. */
export const STRICT = {
  type: 'Boolean',
  description: 'true: no ambiente de teste nada é completado e todas as regras valem.',
} as const;
