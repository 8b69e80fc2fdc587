import type { Notice, Problem } from './definition.ts';

const fixOf = ({ code, suggestion }: Notice): string =>
  code === 'zeros_a_esquerda'
    ? `Envie "${suggestion}", como texto.`
    : suggestion === undefined
      ? 'Retire o campo.'
      : `Envie ${suggestion} em seu lugar, ou retire o campo.`;

const REFUSED: ReadonlySet<string> = new Set<Notice['code']>([
  'campo_desconhecido',
  'zeros_a_esquerda',
  'campo_ainda_sem_leiaute',
]);

/** Faults of strict handling, otherwise mere notices: names unknown or in no layout yet, and codes that lack zeros. */
export const strictFaults = (notices: readonly Notice[]): Problem[] =>
  notices.flatMap((notice) => {
    const { field, code, message } = notice;
    return REFUSED.has(code) ? [{ field, code, message, fix: fixOf(notice) }] : [];
  });
