import type { Notice, Problem } from './definition.ts';

const AS_TEXT: ReadonlySet<string> = new Set<Notice['code']>(['zeros_a_esquerda', 'valor_ambiguo']);

const fixOf = ({ code, suggestion }: Notice): string =>
  AS_TEXT.has(code)
    ? suggestion === undefined
      ? 'Envie uma lista, entre colchetes.'
      : `Envie "${suggestion}", como texto.`
    : suggestion === undefined
      ? 'Retire o campo.'
      : `Envie ${suggestion} em seu lugar, ou retire o campo.`;

const REFUSED: ReadonlySet<string> = new Set<Notice['code']>([
  'campo_desconhecido',
  'zeros_a_esquerda',
  'campo_ainda_sem_leiaute',
  'valor_ambiguo',
]);

/** Faults of strict handling, otherwise mere notices: names unknown or in no layout yet, codes that lack
 * zeros, and values that may mean another. */
export const strictFaults = (notices: readonly Notice[]): Problem[] =>
  notices.flatMap((notice) => {
    const { field, code, message } = notice;
    return REFUSED.has(code) ? [{ field, code, message, fix: fixOf(notice) }] : [];
  });
