import type { CertificateJudgement, JudgedCertificate } from '@fiscal/core/activities/judge-certificate';
import type { Ask } from '@fiscal/core/activities/questions';
import {
  CertificateError,
  type CertificateErrorCode,
  OpenerBusyError,
} from '@fiscal/core/signing/certificate-error';
import { pkcs12Bytes } from '@fiscal/core/signing/pkcs12';
import type { CertificateProblem } from '@fiscal/core/vocabulary/certificate-problem';
import type { Db } from '@fiscal/db/base/client';
import { dropUpload, stageUpload } from '@fiscal/db/companies/certificate-uploads';
import type { NewCertificate } from '@fiscal/db/companies/certificates';
import type { Sealer } from '@fiscal/db/custody/custody';
import { Failure, invalid } from '../../base/failure.ts';

export interface CertificateUpload {
  readonly certificateBase64: string;
  readonly certificatePassword: string;
}

/** Data and problems of an A1. */
export interface CertificateVerdict extends Omit<JudgedCertificate, 'notBeforeMs' | 'notAfterMs'> {
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Obstacles to live emission; a foreign certificate counts only when a CNPJ was given. */
  readonly problems: readonly CertificateProblem[];
}

/** Takes A1s in and has them judged by the workers: this process seals them and can open none. */
export interface CertificateDesk {
  /**
   * Converts an uploaded A1 to its stored form. Expired, foreign and self-signed ones are stored with their problems:
   * they stop live emission only.
   *
   * @throws {Failure} requisicao_invalida when the file cannot be used at all, limite_excedido when too many of the
   *   account wait, servico_ocupado when no worker answers
   */
  receive(accountId: string, upload: CertificateUpload, cnpj: string): Promise<NewCertificate>;
  /** Inspects an A1 before its upload. Nothing is stored. @throws {Failure} as `receive` */
  inspect(accountId: string, upload: CertificateUpload, cnpj: string | null): Promise<CertificateVerdict>;
}

/** Remedy for a file that cannot be used at all. */
const FIX: Readonly<Record<CertificateErrorCode, string>> = {
  nao_base64: 'Converta o arquivo .pfx ou .p12 para base64, sem prefixo data: nem quebras.',
  grande_demais: 'Envie somente o certificado A1, com até 512 KB.',
  nao_pkcs12: 'Exporte o certificado de novo, em PKCS#12, e envie o arquivo inteiro.',
  senha_incorreta: 'Confira certificatePassword.',
  sem_chave_privada: 'Exporte o certificado com a chave privada.',
  sem_certificado: 'Exporte o certificado junto com a chave privada.',
  algoritmo_nao_suportado: 'Use um certificado A1 com chave RSA de 2048 bits.',
  iteracoes_demais: 'Exporte o certificado de novo, com as opções padrão.',
  demorado: 'Exporte o certificado de novo, com as opções padrão.',
};

const AGAIN = { headers: { 'retry-after': '5' } };

export function createCertificateDesk(deps: {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly ask: Ask;
}): CertificateDesk {
  const { db, sealer, ask } = deps;

  async function judgeUpload(
    accountId: string,
    uploadId: string,
    cnpj: string | null,
  ): Promise<JudgedCertificate> {
    const judgement = await ask('julgarCertificado', { accountId, uploadId, cnpj }).catch(throwNotNow);
    if (judgement.kind === 'lido') return judgement.certificate;
    throw refusalOf(judgement);
  }

  async function withStagedUpload<T>(
    accountId: string,
    upload: CertificateUpload,
    work: (uploadId: string) => Promise<T>,
  ): Promise<T> {
    const pfx = bytesOf(upload.certificateBase64);
    const file = { pfx, password: upload.certificatePassword };
    const uploadId = await stageUpload(db, { sealer, accountId }, file).catch(throwNotNow);
    try {
      return await work(uploadId);
    } catch (error) {
      await dropUpload(db, accountId, uploadId);
      throw error;
    }
  }

  return {
    receive: (accountId, upload, cnpj) =>
      withStagedUpload(accountId, upload, async (uploadId) => {
        const judgement = await judgeUpload(accountId, uploadId, cnpj);
        const { subject, holder, thumbprint, problems, chainProven = null } = judgement;
        return { uploadId, subject, holder, thumbprint, problems, chainProven, ...validity(judgement) };
      }),
    inspect: (accountId, upload, cnpj) =>
      withStagedUpload(accountId, upload, async (uploadId) => {
        const { notBeforeMs, notAfterMs, ...facts } = await judgeUpload(accountId, uploadId, cnpj);
        await dropUpload(db, accountId, uploadId);
        return { ...facts, ...validity({ notBeforeMs, notAfterMs }) };
      }),
  };
}

const validity = ({ notBeforeMs, notAfterMs }: Pick<JudgedCertificate, 'notBeforeMs' | 'notAfterMs'>) => ({
  notBefore: new Date(notBeforeMs),
  notAfter: new Date(notAfterMs),
});

function bytesOf(certificateBase64: string): Buffer {
  try {
    return Buffer.from(pkcs12Bytes(certificateBase64));
  } catch (error) {
    if (error instanceof CertificateError) throw unusable(error.code);
    throw error;
  }
}

function refusalOf(judgement: Exclude<CertificateJudgement, { kind: 'lido' }>): Failure {
  switch (judgement.kind) {
    case 'recusado':
      return unusable(judgement.code);
    case 'ocupado':
      return new Failure('limite_excedido', new OpenerBusyError().message, AGAIN);
    case 'inexistente':
      return notNow();
  }
}

function unusable(code: CertificateErrorCode): Failure {
  const field = code === 'senha_incorreta' ? 'certificatePassword' : 'certificateBase64';
  return invalid([{ field, code, message: new CertificateError(code).message, fix: FIX[code] }]);
}

function throwNotNow(cause: unknown): never {
  throw notNow(cause);
}

const notNow = (cause?: unknown) =>
  new Failure(
    'servico_ocupado',
    'O certificado não pôde ser lido agora, e nada foi guardado. Tente de novo em instantes.',
    { ...AGAIN, cause },
  );
