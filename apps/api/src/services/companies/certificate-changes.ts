import type { CertificateProblemCode } from '@fiscal/core/vocabulary/certificate-problem';
import type { Db } from '@fiscal/db/base/client';
import {
  type CertificateFacts,
  type CertificateView,
  type PastCertificate,
  replaceCertificate,
  restoreCertificate,
} from '@fiscal/db/companies/certificates';
import type { Actor } from '@fiscal/db/records/audit';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { CertificateDesk, CertificateUpload } from './certificate-desk.ts';
import type { ClientDetail, Clients } from './clients.ts';

/** Replacement of a company's A1, by a new one or by a stored one. */
export interface CertificateChange {
  readonly kind: 'trocado' | 'restaurado';
  readonly clientId: string;
  readonly company: string;
  readonly cnpj: string;
  readonly actor: Actor;
  readonly at: Date;
  readonly certificate: CertificateView;
  readonly former: PastCertificate;
}

/** Writes to the people who manage the account. It does not fail: the change has happened. */
export type NotifyCertificateChange = (accountId: string, change: CertificateChange) => Promise<void>;

interface Deps {
  readonly db: Db;
  readonly desk: CertificateDesk;
  readonly clients: Pick<Clients, 'get'>;
  readonly notifyChange: NotifyCertificateChange;
  readonly nowMs: () => number;
}

/** Gives a company another A1. Both return the company as it is afterwards. */
export function createCertificateChanges(deps: Deps) {
  const { db, desk, clients, nowMs } = deps;
  return {
    /** @throws {Failure} nao_encontrado, operacao_nao_permitida when it could sign less than the current one, and as `CertificateDesk.receive` */
    async replace(caller: AccountCaller, clientId: string, upload: CertificateUpload): Promise<ClientDetail> {
      const { accountId, actor } = caller;
      const { client } = await clients.get(caller, clientId);
      const certificate = await desk.receive(accountId, upload, client.cnpj);
      const by = { actor, details: { thumbprint: certificate.thumbprint }, nowMs: nowMs() };
      const result = await replaceCertificate(db, { accountId, clientId }, { certificate, by });
      switch (result.kind) {
        case 'trocado':
          return notifyIfReplaced(deps, { caller, clientId }, result);
        case 'recusado':
          throw refusedReplacement(result.problems);
        case 'cliente_inexistente':
          throw notFound();
      }
    },
    /**
     * Restores a stored earlier A1: the one with that thumbprint, else the last one replaced.
     *
     * @throws {Failure} nao_encontrado, operacao_nao_permitida
     */
    async restore(caller: AccountCaller, clientId: string, thumbprint: string | null): Promise<ClientDetail> {
      const { accountId, actor } = caller;
      const by = { actor, nowMs: nowMs() };
      const result = await restoreCertificate(db, { accountId, clientId }, { thumbprint, by });
      switch (result.kind) {
        case 'restaurado':
          return notifyIfReplaced(deps, { caller, clientId }, result);
        case 'inalterado':
          return clients.get(caller, clientId);
        case 'recusado':
          throw new Failure(
            'operacao_nao_permitida',
            `O certificado anterior não substitui o atual, que assina e continua em uso: ${messagesOf(result.problems)} Nada foi alterado.`,
          );
        case 'sem_anterior':
          throw new Failure(
            'operacao_nao_permitida',
            'Não há certificado anterior a restaurar: cada um é guardado por 30 dias depois de trocado. Envie o arquivo em PUT /v1/clients/{id}/certificate.',
          );
        case 'cliente_inexistente':
          throw notFound();
      }
    },
  };
}

/** Notifies of a replacement, and returns the company's new state. */
async function notifyIfReplaced(
  { clients, notifyChange, nowMs }: Deps,
  { caller, clientId }: { readonly caller: AccountCaller; readonly clientId: string },
  {
    former,
    ...change
  }: Pick<CertificateChange, 'kind' | 'certificate'> & {
    readonly former: PastCertificate | null;
  },
): Promise<ClientDetail> {
  const detail = await clients.get(caller, clientId);
  if (former !== null) {
    const { accountId, actor } = caller;
    const { name: company, cnpj } = detail.client;
    const at = new Date(nowMs());
    await notifyChange(accountId, { ...change, former, clientId, company, cnpj, actor, at });
  }
  return detail;
}

const messagesOf = (problems: CertificateFacts['problems']): string =>
  problems.map(({ message }) => message).join(' ');

const OF_COMPANY = 'Envie o e-CNPJ A1 da empresa, da matriz ou de uma filial.';
const OF_PERSON = 'Envie o e-CPF A1 do produtor.';
const OF_ICP_BRASIL = 'Envie o A1 emitido por uma autoridade da ICP-Brasil.';
const FIX: Readonly<Record<CertificateProblemCode, string>> = {
  expirado: 'Envie um A1 em vigor.',
  ainda_nao_valido: 'Envie-o quando começar a valer.',
  sem_cnpj: OF_COMPANY,
  cnpj_divergente: OF_COMPANY,
  sem_cpf: OF_PERSON,
  cpf_divergente: OF_PERSON,
  autoassinado: OF_ICP_BRASIL,
  sem_cadeia_icp_brasil: OF_ICP_BRASIL,
  cadeia_invalida: 'Exporte o certificado de novo, com a cadeia dele.',
  cadeia_sem_prova:
    'Exporte o certificado de novo com a cadeia inteira, até a raiz da ICP-Brasil. Se a autoridade é nova, quem opera a instalação atualiza as autoridades com npm run trust:refresh.',
  sem_assinatura_digital: OF_ICP_BRASIL,
  sem_client_auth: OF_ICP_BRASIL,
};
const isKnown = (code: string): code is CertificateProblemCode => code in FIX;

function refusedReplacement(problems: CertificateFacts['problems']): Failure {
  const errors = problems.map(({ code, message }) => ({
    field: 'certificateBase64',
    code,
    message,
    ...(isKnown(code) && { fix: FIX[code] }),
  }));
  const fixes = [...new Set(errors.flatMap(({ fix }) => fix ?? []))].join(' ');
  const message = `O certificado enviado não substitui o atual, que assina e continua em uso: ${messagesOf(problems)} ${fixes}`;
  return new Failure('operacao_nao_permitida', message, { errors });
}
