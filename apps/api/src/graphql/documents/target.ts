import { TARGETS, TEST_TARGETS } from '@fiscal/core/vocabulary/target';
import { builder } from '../builder.ts';

const MEANINGS = {
  producao: 'A SEFAZ, com valor fiscal.',
  homologacao: 'O ambiente de homologação da SEFAZ, sem valor fiscal.',
  sandbox: 'A SEFAZ emulada desta plataforma, sem valor fiscal.',
} as const;

const valuesOf = <T extends keyof typeof MEANINGS>(targets: readonly T[]) =>
  Object.fromEntries(
    targets.map((value) => [value.toUpperCase(), { value, description: MEANINGS[value] }] as const),
  );

export const TargetEnum = builder.enumType('Target', {
  description: 'Quem recebe um documento.',
  values: valuesOf(TARGETS),
});

export const TestTargetEnum = builder.enumType('TestTarget', {
  description: 'Quem recebe os documentos dos tokens de teste de uma empresa.',
  values: valuesOf(TEST_TARGETS),
});
