import type { Notice, Problem } from './definition.ts';

const fixOf = ({ code, suggestion }: Notice): string =>
  code === 'zeros_a_esquerda'
    ? `Envie "${suggestion}", como texto.`
    : suggestion === undefined
      ? 'Retire o campo.'
      : `Envie ${suggestion} em seu lugar, ou retire o campo.`;

/** What strict handling refuses of what is otherwise told and let pass: names that nobody knows and codes that lack zeros. */
export const strictFaults = (notices: readonly Notice[]): Problem[] =>
  notices.flatMap((notice) => {
    const { field, code, message } = notice;
    return code === 'campo_desconhecido' || code === 'zeros_a_esquerda'
      ? [{ field, code, message, fix: fixOf(notice) }]
      : [];
  });
