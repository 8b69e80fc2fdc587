import type { Probe } from '@fiscal/core/vocabulary/probe';
import { amiss, fine, type ReadinessLine } from './line.ts';

const area = 'autorizador';
/** Authorities refuse what is dated more than five minutes ahead. Source: MOC 7.0, rejection 703. */
const CLOCK_MS_MAX = 5 * 60_000;
const CLOCK_MS_FINE = 60_000;
const DAY_MS = 86_400_000;
const SOON_DAYS = 15;

/** Codes at which the authority has to act: a retry is enough. */
const THEIRS: ReadonlySet<string> = new Set(['108', '109']);

function clock(type: string, aheadMs: number): ReadinessLine {
  const about = { area, check: 'relogio', type } as const;
  const off = Math.abs(aheadMs);
  const seconds = Math.round(off / 1000);
  const message = `O relógio desta máquina está ${seconds} s ${aheadMs > 0 ? 'à frente' : 'atrás'} do da SEFAZ.`;
  const fix = 'Acerte o relógio (NTP) desta máquina.';
  if (off <= CLOCK_MS_FINE)
    return fine({ ...about, message: 'O relógio desta máquina confere com o da SEFAZ.' });
  return amiss(off > CLOCK_MS_MAX ? 'problema' : 'aviso', { ...about, message, fix });
}

/** Lines for a test call to a service. @param probe null: no worker answered */
export function authorityLines(
  type: string,
  uf: string,
  { probe, nowMs }: { readonly probe: Probe | null; readonly nowMs: number },
): readonly ReadinessLine[] {
  const about = { area, type } as const;
  if (probe === null)
    return [
      amiss('problema', {
        ...about,
        check: 'worker',
        message: 'Nenhum worker respondeu: é ele que fala com a SEFAZ.',
        fix: 'Verifique se há workers no ar e tente de novo.',
      }),
    ];
  const { host, trouble, tls, status, clockAheadMs } = probe;
  const lines: ReadinessLine[] = [];
  if (tls !== null) {
    const days = Math.floor((tls.notAfterMs - nowMs) / DAY_MS);
    lines.push(
      days < SOON_DAYS
        ? amiss('aviso', {
            ...about,
            check: 'servidor',
            message: `O certificado do servidor ${host} vence em ${days} dias.`,
            fix: 'É a SEFAZ que o renova; se a autoridade dele mudar, atualize as confiáveis com npm run trust:refresh.',
          })
        : fine({
            ...about,
            check: 'servidor',
            message: `${host}: ${tls.protocol}, certificado de ${tls.issuer}.`,
          }),
    );
  }
  if (clockAheadMs !== null) lines.push(clock(type, clockAheadMs));
  if (trouble !== null)
    return [
      ...lines,
      amiss(THEIRS.has(trouble.code) ? 'aviso' : 'problema', {
        ...about,
        check: `${trouble.step}_${trouble.code}`.toLowerCase(),
        message: trouble.cause,
        fix: trouble.fix,
      }),
    ];
  return [
    ...lines,
    fine({
      ...about,
      check: 'servico',
      message: `${uf}: ${status?.cStat ?? ''} ${status?.xMotivo ?? ''}`.trim(),
    }),
  ];
}
