const MESSAGES = {
  expirado: 'O certificado está vencido.',
  ainda_nao_valido: 'O certificado ainda não é válido.',
  sem_cnpj: 'O certificado não traz o CNPJ do titular; é preciso um e-CNPJ.',
  cnpj_divergente: 'O certificado é de outro CNPJ.',
  sem_cpf: 'O certificado não traz o CPF do titular; é preciso um e-CPF.',
  cpf_divergente: 'O certificado é de outro CPF.',
  autoassinado: 'O certificado é autoassinado.',
  sem_cadeia_icp_brasil: 'O certificado não foi emitido por uma autoridade da ICP-Brasil.',
  cadeia_invalida: 'A cadeia do arquivo não confere com o certificado.',
  cadeia_sem_prova:
    'A cadeia do certificado não chega a uma raiz da ICP-Brasil conhecida por esta instalação, e a do atual chega.',
  sem_assinatura_digital: 'A chave do certificado não serve para assinar (digitalSignature).',
  sem_client_auth: 'O certificado não serve para autenticação de cliente (clientAuth).',
} as const;

export type CertificateProblemCode = keyof typeof MESSAGES;

/** A reason why an opened certificate cannot emit with real authorities. */
export interface CertificateProblem {
  readonly code: CertificateProblemCode;
  readonly message: string;
}

export const certificateProblem = (code: CertificateProblemCode): CertificateProblem => ({
  code,
  message: MESSAGES[code],
});

/** Problems that time changes: a stored one must be judged again by the clock. */
export const DATED_PROBLEMS: ReadonlySet<string> = new Set<CertificateProblemCode>([
  'expirado',
  'ainda_nao_valido',
]);

/** Problems that only real authorities object to. Any other one means that it signs nothing for the company. */
const ONLY_OUTSIDE_TESTS: ReadonlySet<string> = new Set<CertificateProblemCode>([
  'autoassinado',
  'sem_cadeia_icp_brasil',
  'cadeia_invalida',
  'cadeia_sem_prova',
  'sem_client_auth',
]);

/** A certificate as its inspection was stored; a later release may know codes that this one does not. */
export interface InspectedCertificate {
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly problems: readonly { readonly code: string; readonly message: string }[];
  /** Whether its chain led to a known root when it was judged; null or absent when no release checked it. */
  readonly chainProven?: boolean | null;
}

/** Returns its problems at that time. */
function problemsAt(
  { notBefore, notAfter, problems }: InspectedCertificate,
  nowMs: number,
): InspectedCertificate['problems'] {
  const dated =
    notAfter.getTime() < nowMs ? 'expirado' : notBefore.getTime() > nowMs ? 'ainda_nao_valido' : null;
  return [
    ...(dated === null ? [] : [certificateProblem(dated)]),
    ...problems.filter(({ code }) => !DATED_PROBLEMS.has(code)),
  ];
}

/** 2: good for real authorities, 1: signs for the company in tests, 0: signs nothing for it. */
function fitness(problems: InspectedCertificate['problems']): 0 | 1 | 2 {
  if (problems.length === 0) return 2;
  return problems.every(({ code }) => ONLY_OUTSIDE_TESTS.has(code)) ? 1 : 0;
}

/**
 * Returns the problems that forbid `next` to replace `current`, because it could sign less or because its issuer is only a name while
 * the issuer of `current` is proven; empty when it may.
 */
export function replacementProblems(
  current: InspectedCertificate,
  next: InspectedCertificate,
  nowMs: number,
): InspectedCertificate['problems'] {
  const problems = problemsAt(next, nowMs);
  const now = fitness(problemsAt(current, nowMs));
  if (fitness(problems) < now) return problems;
  const losesProof = now === 2 && current.chainProven !== false && next.chainProven === false;
  return losesProof ? [certificateProblem('cadeia_sem_prova')] : [];
}
