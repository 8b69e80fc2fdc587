import type { Notice, Problem } from './definition.ts';

interface Risk extends Pick<Problem, 'field' | 'message'> {
  readonly cStat: string;
  readonly fix: string | undefined;
}

/** Builds the notice of a possible rejection, without refusing the document. @param who pt-BR, may refuse */
export function riskNotice(who: string, { field, cStat, message, fix }: Risk): Notice {
  const reason = message.replace(/^Rejeição: /, '').replace(/[^.!?]$/, '$&.');
  const risk = `${who} pode recusar com o código ${cStat}: ${reason}`;
  return { field, code: 'risco_de_rejeicao', message: fix === undefined ? risk : `${risk} ${fix}`, cStat };
}
