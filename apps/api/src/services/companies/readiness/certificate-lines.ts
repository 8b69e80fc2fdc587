import type { ExaminedA1 } from '@fiscal/core/activities/probe';
import { DATED_PROBLEMS } from '@fiscal/core/vocabulary/certificate-problem';
import type { CertificateView } from '@fiscal/db/companies/certificates';
import { amiss, fine, type ReadinessLine } from './line.ts';

const DAY_MS = 86_400_000;
/** An A1 lasts a year; a new one takes days to get. */
const SOON_DAYS = 30;
const SEND_FIX = 'Envie o A1 na página Certificado A1 da empresa, ou em PUT /v1/clients/{id}/certificate.';
const OTHER_FIX =
  'Envie outro A1 na página Certificado A1 da empresa, ou em PUT /v1/clients/{id}/certificate.';

const area = 'certificado';
const day = (date: Date): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(date);

/** Validity of the A1 by its dates and the clock. */
function validity({ notBefore, notAfter }: CertificateView, nowMs: number): ReadinessLine {
  const left = Math.floor((notAfter.getTime() - nowMs) / DAY_MS);
  if (notBefore.getTime() > nowMs)
    return amiss('problema', {
      area,
      check: 'a1_validade',
      message: `O A1 só vale a partir de ${day(notBefore)}.`,
      fix: 'Espere até lá, ou envie o A1 em vigor.',
    });
  if (left < 0)
    return amiss('problema', {
      area,
      check: 'a1_validade',
      message: `O A1 venceu em ${day(notAfter)}.`,
      fix: OTHER_FIX,
    });
  return left < SOON_DAYS
    ? amiss('aviso', {
        area,
        check: 'a1_validade',
        message: `O A1 vence em ${day(notAfter)}: faltam ${left} dias.`,
        fix: 'Renove-o e envie o novo antes disso.',
      })
    : fine({ area, check: 'a1_validade', message: `O A1 vale até ${day(notAfter)}.` });
}

function chain(examined: ExaminedA1): ReadinessLine {
  const check = 'a1_cadeia';
  if (examined.kind === 'inutilizavel')
    return amiss('problema', { area, check: 'a1_uso', message: examined.reason, fix: OTHER_FIX });
  const verdict = examined.chain;
  switch (verdict.kind) {
    case 'confiavel':
      return fine({ area, check, message: `A cadeia do A1 chega à ${verdict.root}.` });
    case 'desconhecida':
      return amiss('aviso', {
        area,
        check,
        message: `A autoridade que emitiu o A1 (${verdict.issuer}) não está entre as conhecidas.`,
        fix: 'Pode ser nova: atualize-as com npm run trust:refresh, ou exporte o A1 com a cadeia completa.',
      });
    case 'alheia':
      return amiss('problema', {
        area,
        check,
        message: `A cadeia do A1 termina em ${verdict.root}, que não é raiz da ICP-Brasil.`,
        fix: OTHER_FIX,
      });
    case 'vencida':
      return amiss('problema', {
        area,
        check,
        message: `A autoridade ${verdict.name}, na cadeia do A1, está vencida.`,
        fix: OTHER_FIX,
      });
  }
}

/** Revocation of an A1, when its issuer was asked. */
function revocation(examined: ExaminedA1 | null): readonly ReadinessLine[] {
  const found = examined?.kind === 'lido' ? examined.revocation : undefined;
  const check = 'a1_revogacao';
  switch (found?.kind) {
    case undefined:
      return [];
    case 'vigente':
      return [fine({ area, check, message: 'O A1 não está na lista de revogados de quem o emitiu.' })];
    case 'revogado':
      return [
        amiss('problema', {
          area,
          check,
          message: `O A1 foi revogado por quem o emitiu, em ${day(new Date(found.atMs))}.`,
          fix: OTHER_FIX,
        }),
      ];
    case 'desconhecida':
      return [
        amiss('aviso', {
          area,
          check,
          message: `Não se sabe se o A1 foi revogado: ${found.cause}.`,
          fix: 'Não impede de emitir: a SEFAZ consulta a lista ela mesma. Confira se esta máquina alcança o endereço da lista.',
        }),
      ];
  }
}

/** @param examined null: it could not be opened now */
export function certificateLines(
  certificate: CertificateView | null,
  examined: ExaminedA1 | null,
  nowMs: number,
): readonly ReadinessLine[] {
  if (certificate === null)
    return [
      amiss('problema', { area, check: 'a1', message: 'A empresa não tem certificado A1.', fix: SEND_FIX }),
    ];
  const problems = certificate.problems.filter(({ code }) => !DATED_PROBLEMS.has(code));
  const dated = validity(certificate, nowMs);
  const lines = [
    dated,
    ...problems.map(({ code, message }) =>
      amiss('problema', { area, check: `a1_${code}`, message, fix: OTHER_FIX }),
    ),
  ];
  // A known problem makes opening the A1 unnecessary.
  if (lines.some(({ state }) => state === 'problema')) return lines;
  return [
    ...lines,
    examined === null
      ? amiss('aviso', {
          area,
          check: 'a1_cadeia',
          message: 'O A1 não pôde ser aberto agora: nenhum worker respondeu.',
          fix: 'Verifique se há workers no ar e tente de novo.',
        })
      : chain(examined),
    ...revocation(examined),
  ];
}
