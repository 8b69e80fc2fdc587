/** Argument of what reads an emission body. */
export const STRICT = {
  type: 'Boolean',
  description: 'true: no ambiente de teste nada é completado e todas as regras valem.',
} as const;
