import {
  type CertificateProblem,
  inspectCertificate,
  type OpenedCertificate,
} from '@fiscal/core/signing/certificate';
import {
  CertificateError,
  type CertificateErrorCode,
  OpenerBusyError,
} from '@fiscal/core/signing/certificate-error';
import type { CertificateOpener } from '@fiscal/core/signing/certificate-opener';
import type { NewCertificate } from '@fiscal/db/companies/certificates';
import { Failure, invalid } from '../../base/failure.ts';

type Opener = Pick<CertificateOpener, 'open'>;

interface Upload {
  /** Whose file it is: each account waits for its own. */
  readonly accountId: string;
  readonly certificateBase64: string;
  readonly certificatePassword: string;
}

/** What the caller can do about a file that cannot be used at all. */
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

/**
 * An uploaded A1 → what is kept of it. Expired, foreign and self-signed ones are kept with their problems:
 * they stop live emission only.
 *
 * @throws {Failure} requisicao_invalida when the file cannot be used at all, limite_excedido when too many wait to be opened
 */
export async function readCertificate(
  opener: Opener,
  upload: Upload,
  cnpj: string,
  nowMs: number,
): Promise<NewCertificate> {
  const opened = await open(opener, upload);
  return {
    pfx: Buffer.from(upload.certificateBase64, 'base64'),
    password: upload.certificatePassword,
    subject: opened.subject,
    holder: opened.cnpj ?? opened.cpf,
    notBefore: opened.notBefore,
    notAfter: opened.notAfter,
    thumbprint: opened.thumbprint,
    problems: inspectCertificate(opened, { cnpj, nowMs }),
  };
}

/** What an A1 says of itself and what speaks against it. Nothing is kept. */
export interface CertificateVerdict {
  readonly commonName: string;
  readonly subject: string;
  readonly issuer: string;
  /** CNPJ or CPF in the certificate. */
  readonly holder: string | null;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** SHA-256 of the DER, lower-case hexadecimal. */
  readonly thumbprint: string;
  /** What would stop live emission; of another company only when a CNPJ was given. */
  readonly problems: readonly CertificateProblem[];
}

/** Looks at an A1 before it is sent in. @throws {Failure} as `readCertificate` */
export async function inspectUpload(
  opener: Opener,
  upload: Upload & { readonly cnpj?: string },
  nowMs: number,
): Promise<CertificateVerdict> {
  const opened = await open(opener, upload);
  const { commonName, subject, issuer, notBefore, notAfter, thumbprint } = opened;
  return {
    commonName,
    subject,
    issuer,
    holder: opened.cnpj ?? opened.cpf,
    notBefore,
    notAfter,
    thumbprint,
    problems: inspectCertificate(opened, { cnpj: upload.cnpj ?? opened.cnpj ?? '', nowMs }),
  };
}

async function open(
  opener: Opener,
  { accountId, certificateBase64, certificatePassword }: Upload,
): Promise<OpenedCertificate> {
  try {
    return await opener.open(certificateBase64, certificatePassword, accountId);
  } catch (error) {
    if (error instanceof OpenerBusyError)
      throw new Failure('limite_excedido', error.message, { headers: { 'retry-after': '5' } });
    if (!(error instanceof CertificateError)) throw error;
    const field = error.code === 'senha_incorreta' ? 'certificatePassword' : 'certificateBase64';
    throw invalid([{ field, code: error.code, message: error.message, fix: FIX[error.code] }]);
  }
}
