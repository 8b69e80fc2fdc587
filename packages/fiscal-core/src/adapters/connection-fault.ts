/** Fault between this installation and an authority that waiting does not mend. */
export type FaultCode =
  | 'servidor_vencido'
  | 'servidor_ainda_nao_valido'
  | 'servidor_autoassinado'
  | 'servidor_raiz_desconhecida'
  | 'servidor_outro_nome'
  | 'servidor_revogado'
  | 'tls_antigo'
  | 'tls_sem_cifra'
  | 'tls_renegociacao'
  | 'sem_tls'
  | 'certificado_recusado'
  | 'certificado_vencido_la'
  | 'certificado_revogado_la';

export interface ConnectionFault {
  readonly code: FaultCode;
  /** pt-BR. */
  readonly cause: string;
  readonly fix: string;
}

const TRUST_FIX =
  'Atualize as autoridades confiáveis (npm run trust:refresh) ou acrescente a dele em LIVE_CA_FILE; a verificação nunca é desligada.';
const A1_FIX =
  'Confira se o A1 é um e-CNPJ da ICP-Brasil, dentro da validade e não revogado, e envie outro se for preciso.';

const FAULTS: Readonly<Record<FaultCode, Omit<ConnectionFault, 'code'>>> = {
  servidor_vencido: {
    cause: 'O certificado do servidor da SEFAZ está vencido.',
    fix: 'Confira o relógio desta máquina; se estiver certo, só a SEFAZ o renova: avise o atendimento dela e retome depois.',
  },
  servidor_ainda_nao_valido: {
    cause: 'O certificado do servidor da SEFAZ ainda não é válido.',
    fix: 'Acerte o relógio desta máquina.',
  },
  servidor_autoassinado: {
    cause: 'O servidor se apresenta com um certificado que ele mesmo assinou.',
    fix: 'Verifique se um proxy ou antivírus abre as conexões desta máquina; a SEFAZ não usa certificados assim.',
  },
  servidor_raiz_desconhecida: {
    cause: 'O certificado do servidor da SEFAZ é de uma autoridade que não está entre as confiáveis.',
    fix: TRUST_FIX,
  },
  servidor_outro_nome: {
    cause: 'O certificado do servidor é de outro endereço.',
    fix: 'Verifique o DNS e se um proxy desvia as conexões desta máquina.',
  },
  servidor_revogado: {
    cause: 'O certificado do servidor foi revogado.',
    fix: 'Não transmita: avise o atendimento da SEFAZ e retome depois.',
  },
  tls_antigo: {
    cause: 'O servidor só aceita uma versão antiga de TLS; usa-se 1.2 ou mais nova.',
    fix: 'Verifique se um proxy está no caminho: as SEFAZ aceitam TLS 1.2.',
  },
  tls_sem_cifra: {
    cause: 'Servidor e cliente não concordaram no handshake TLS, ou o servidor recusou o certificado.',
    fix: `Verifique se um proxy está no caminho. ${A1_FIX}`,
  },
  tls_renegociacao: {
    cause: 'O servidor pede uma renegociação de TLS que não é segura.',
    fix: 'Verifique se um proxy está no caminho: as SEFAZ renegociam do modo seguro.',
  },
  sem_tls: {
    cause: 'Nesse endereço não responde um servidor TLS.',
    fix: 'Verifique se um proxy ou portal de acesso desvia as conexões desta máquina.',
  },
  certificado_recusado: {
    cause: 'A SEFAZ recusou o certificado digital da empresa na conexão.',
    fix: A1_FIX,
  },
  certificado_vencido_la: {
    cause: 'A SEFAZ diz que o certificado digital da empresa está vencido.',
    fix: 'Confira a validade do A1 e o relógio desta máquina; envie o A1 renovado.',
  },
  certificado_revogado_la: {
    cause: 'A SEFAZ diz que o certificado digital da empresa foi revogado.',
    fix: 'Envie outro A1.',
  },
};

export const faultOf = (code: FaultCode): ConnectionFault => ({ code, ...FAULTS[code] });

/** Codes of Node's own check of a server's certificate. */
const BY_CODE: Readonly<Record<string, FaultCode>> = {
  CERT_HAS_EXPIRED: 'servidor_vencido',
  CERT_NOT_YET_VALID: 'servidor_ainda_nao_valido',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'servidor_autoassinado',
  SELF_SIGNED_CERT_IN_CHAIN: 'servidor_raiz_desconhecida',
  UNABLE_TO_GET_ISSUER_CERT: 'servidor_raiz_desconhecida',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'servidor_raiz_desconhecida',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'servidor_raiz_desconhecida',
  CERT_UNTRUSTED: 'servidor_raiz_desconhecida',
  CERT_REVOKED: 'servidor_revogado',
  ERR_TLS_CERT_ALTNAME_INVALID: 'servidor_outro_nome',
};

/** Alerts that a server sends. Source: RFC 5246, 7.2; ADN answers a missing certificate with 20. */
const BY_ALERT: Readonly<Record<number, FaultCode>> = {
  20: 'certificado_recusado',
  40: 'tls_sem_cifra',
  42: 'certificado_recusado',
  43: 'certificado_recusado',
  44: 'certificado_revogado_la',
  45: 'certificado_vencido_la',
  46: 'certificado_recusado',
  48: 'certificado_recusado',
  49: 'certificado_recusado',
  70: 'tls_antigo',
  71: 'tls_sem_cifra',
  116: 'certificado_recusado',
};
/** Reasons of OpenSSL itself. */
const BY_REASON: Readonly<Record<number, FaultCode>> = {
  0x0b9: 'tls_sem_cifra',
  0x102: 'tls_antigo',
  0x10b: 'sem_tls',
  0x152: 'tls_renegociacao',
};
/** OpenSSL's offset of received alerts. */
const ALERT_FROM = 1000;

/** No name resolves and no route leads out: the fault is independent of the server. */
const OUR_NETWORK: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
]);

/**
 * Whether the fault is this machine's own network, and no server was reached. With several addresses, all of them must
 * agree.
 */
export function isOurNetwork(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isOurNetwork);
  return error instanceof Error && 'code' in error && OUR_NETWORK.has(String(error.code));
}

/** Fault shown by an error of a connection; null for errors that an outage causes too. */
export function connectionFault(error: unknown): ConnectionFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? BY_CODE[error.code] : undefined;
  if (code !== undefined) return faultOf(code);
  const reason = Number.parseInt(/:error:0A([0-9A-F]{6}):/.exec(`:${error.message}`)?.[1] ?? '', 16);
  const fault = reason >= ALERT_FROM ? BY_ALERT[reason - ALERT_FROM] : BY_REASON[reason];
  return fault === undefined ? null : faultOf(fault);
}
