import { FiscalError } from '../vocabulary/errors.ts';

const MESSAGES = {
  nao_base64: 'O certificado não está em Base64.',
  grande_demais: 'O certificado tem mais de 512 KiB.',
  nao_pkcs12: 'O arquivo não é um certificado A1 (PKCS#12, .pfx ou .p12) ou está corrompido.',
  senha_incorreta: 'A senha não abre o certificado.',
  sem_chave_privada: 'O arquivo não contém a chave privada do certificado.',
  sem_certificado: 'O arquivo não contém o certificado da chave privada.',
  algoritmo_nao_suportado:
    'O certificado usa um algoritmo não suportado; é preciso um A1 com chave RSA de até 4096 bits.',
  iteracoes_demais: 'O arquivo pede iterações demais para ser aberto; exporte o certificado novamente.',
  demorado: 'O arquivo leva tempo demais para ser aberto; exporte o certificado novamente.',
} as const;

export type CertificateErrorCode = keyof typeof MESSAGES;

/** A PKCS#12 file that cannot be used at all. */
export class CertificateError extends FiscalError {
  readonly code: CertificateErrorCode;
  constructor(code: CertificateErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.code = code;
  }
}

/** More files wait to be opened than is good for anybody. */
export class OpenerBusyError extends FiscalError {
  readonly code = 'ocupado';
  constructor() {
    super('Há certificados demais na fila para serem abertos. Espere o anterior terminar e tente de novo.');
  }
}
