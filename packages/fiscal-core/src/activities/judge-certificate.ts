import { inspectCertificate, type OpenedCertificate } from '../signing/certificate.ts';
import {
  CertificateError,
  type CertificateErrorCode,
  OpenerBusyError,
} from '../signing/certificate-error.ts';
import type { CertificateOpener } from '../signing/certificate-opener.ts';
import { chainOfPem } from '../signing/trust/chain.ts';
import type { CaRow } from '../signing/trust/collect.ts';
import type { CertificateProblem } from '../vocabulary/certificate-problem.ts';

/** A staged A1 and the company it is for. */
export interface UploadedCertificate {
  readonly accountId: string;
  readonly uploadId: string;
  /** Null: any holder. */
  readonly cnpj: string | null;
}

/** Data and problems of an A1. */
export interface JudgedCertificate {
  readonly commonName: string;
  readonly subject: string;
  readonly issuer: string;
  /** CNPJ or CPF in the certificate. */
  readonly holder: string | null;
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  /** SHA-256 of the DER, lower-case hexadecimal. */
  readonly thumbprint: string;
  /** Obstacles to live emission. */
  readonly problems: readonly CertificateProblem[];
  /** Whether its chain leads to a known root; absent in answers of older releases. */
  readonly chainProven?: boolean;
}

export type CertificateJudgement =
  | { readonly kind: 'lido'; readonly certificate: JudgedCertificate }
  /** The file cannot be used at all. */
  | { readonly kind: 'recusado'; readonly code: CertificateErrorCode }
  /** Too many wait to be opened. */
  | { readonly kind: 'ocupado' }
  /** It is not staged, or no longer. */
  | { readonly kind: 'inexistente' };

export interface JudgePorts {
  /** Decrypts a staged A1; null after its deletion. */
  readonly openUpload: (
    accountId: string,
    uploadId: string,
  ) => Promise<{ readonly pfx: Uint8Array; readonly password: string } | null>;
  /** Files of one account wait for each other. */
  readonly opener: Pick<CertificateOpener, 'open'>;
  /** Authorities that vouch for holders. */
  readonly store: readonly CaRow[];
  readonly nowMs: () => number;
}

const leadsToKnownRoot = (
  { certificatePem, chainPem }: OpenedCertificate,
  nowMs: number,
  store: readonly CaRow[],
): boolean => chainOfPem(certificatePem + chainPem, nowMs, store)?.kind === 'confiavel';

/** Judges A1s in the process that can open them: the process that takes uploads cannot. Stores nothing. */
export function createJudgeCertificate({ openUpload, opener, store, nowMs }: JudgePorts) {
  return {
    async julgarCertificado({
      accountId,
      uploadId,
      cnpj,
    }: UploadedCertificate): Promise<CertificateJudgement> {
      const upload = await openUpload(accountId, uploadId);
      if (upload === null) return { kind: 'inexistente' };
      try {
        const opened = await opener.open(upload.pfx, upload.password, accountId);
        const { commonName, subject, issuer, notBefore, notAfter, thumbprint } = opened;
        const certificate = {
          commonName,
          subject,
          issuer,
          holder: opened.cnpj ?? opened.cpf,
          notBeforeMs: notBefore.getTime(),
          notAfterMs: notAfter.getTime(),
          thumbprint,
          problems: inspectCertificate(opened, {
            cnpj: cnpj ?? opened.cnpj ?? opened.cpf ?? '',
            nowMs: nowMs(),
          }),
          chainProven: leadsToKnownRoot(opened, nowMs(), store),
        };
        return { kind: 'lido', certificate };
      } catch (error) {
        if (error instanceof OpenerBusyError) return { kind: 'ocupado' };
        if (error instanceof CertificateError) return { kind: 'recusado', code: error.code };
        throw error;
      }
    },
  };
}

export type JudgeActivities = ReturnType<typeof createJudgeCertificate>;
