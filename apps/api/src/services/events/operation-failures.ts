import { Failure } from '../../base/failure.ts';

const SOON = { headers: { 'retry-after': '5' } };

export const keyReused = () =>
  new Failure(
    'chave_idempotencia_reutilizada',
    'A Idempotency-Key já foi usada com outro corpo nas últimas 48 horas. Use uma chave nova.',
  );

export const conflict = (message: string) => new Failure('operacao_em_andamento', message, SOON);

/** Nothing is lost: what was asked for is finished without the caller. */
export const noAnswerYet = (kept: string, reason: string | null | undefined) =>
  new Failure(
    'sefaz_indisponivel',
    `A SEFAZ ainda não respondeu${reason ? ` (${reason})` : ''}. ${kept}`,
    SOON,
  );
