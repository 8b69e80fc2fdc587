import type { Tone } from '../../ui/badge.tsx';

/** The fields of an A1 that determine its status. */
export interface CertificateFacts {
  readonly notBefore?: Date;
  readonly notAfter: Date;
  /** Inspection result at the time of upload. */
  readonly problems: readonly { readonly code: string; readonly message: string }[];
}

export type CertificateStatus =
  | { readonly kind: 'none' | 'expired' | 'notYet' | 'unfit' | 'valid' }
  | { readonly kind: 'soon'; readonly days: number };

const DAY_MS = 86_400_000;
/** Days ahead from which an expiry is worth a word. */
const SOON_DAYS = 60;
/** Problems evaluated again at each look, since they depend on time. */
const OF_TIME = new Set(['expirado', 'ainda_nao_valido']);

/** Problems found by the inspection that do not depend on time. */
export const lastingProblems = ({ problems }: CertificateFacts) =>
  problems.filter(({ code }) => !OF_TIME.has(code));

/** Current status of a company's A1; null when there is none. */
export function certificateStatus(certificate: CertificateFacts | null, now: Date): CertificateStatus {
  if (certificate === null) return { kind: 'none' };
  const leftMs = certificate.notAfter.getTime() - now.getTime();
  if (leftMs <= 0) return { kind: 'expired' };
  if (certificate.notBefore !== undefined && certificate.notBefore > now) return { kind: 'notYet' };
  if (lastingProblems(certificate).length > 0) return { kind: 'unfit' };
  const days = Math.floor(leftMs / DAY_MS);
  return days < SOON_DAYS ? { kind: 'soon', days } : { kind: 'valid' };
}

/** Whether real authorities would take it. */
export const isFitForLive = ({ kind }: CertificateStatus): boolean => kind === 'valid' || kind === 'soon';

export function toneOf(status: CertificateStatus): Tone {
  switch (status.kind) {
    case 'none':
      return 'neutral';
    case 'valid':
      return 'good';
    case 'soon':
      return status.days < 7 ? 'bad' : 'warn';
    default:
      return 'bad';
  }
}
