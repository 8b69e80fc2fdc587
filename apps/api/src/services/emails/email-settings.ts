import type { Db } from '@fiscal/db/base/client';
import { type Edit, edited } from '@fiscal/db/base/edit';
import type { Principal } from '@fiscal/db/base/types';
import {
  type EmailServerView,
  getEmailServer,
  openEmailServer,
  removeEmailServer,
  setEmailServer,
} from '@fiscal/db/emails/server';
import { type EmailSettings, getEmailSettings, setEmailSettings } from '@fiscal/db/emails/settings';
import { listSuppressions, suppress, unsuppress } from '@fiscal/db/emails/suppressions';
import type { Vault } from '@fiscal/db/vault/vault';
import { Failure, invalid, notFound } from '../../base/failure.ts';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import type { EmailServerBody } from '../../inputs/email.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { accountSmtp, faultOf, judgedHost, nameFault, type Reach } from './account-smtp.ts';

type OfCompany = Pick<Principal, 'clientId' | 'environment'>;

/** Whether the account's server took a letter. */
export interface EmailTest {
  readonly ok: boolean;
  /** pt-BR; null when it did. */
  readonly detail: string | null;
}

/** Tests of an account's server a minute. */
const TESTS_PER_MINUTE = 6;

/** E-mail settings of an account and its companies for recipients. */
export function createEmailSettings(deps: {
  readonly db: Db;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly reach: Reach;
}) {
  const { db, vault, limiter, reach } = deps;
  return {
    async get({ accountId }: AccountCaller, of: OfCompany): Promise<EmailSettings> {
      const settings = await getEmailSettings(db, { accountId, ...of });
      if (settings === null) throw notFound();
      return settings;
    },
    async set(
      { accountId, actor }: AccountCaller,
      of: OfCompany,
      edit: Edit<EmailSettings, EmailSettings>,
    ): Promise<EmailSettings> {
      const settings = await setEmailSettings(db, { accountId, ...of }, { edit, by: { actor } });
      if (settings === null) throw notFound();
      return settings;
    },
    /** @throws {Failure} nao_encontrado: the installation's sends */
    async server({ accountId }: AccountCaller): Promise<EmailServerView> {
      const server = await getEmailServer(db, accountId);
      if (server === null) throw notFound();
      return server;
    },
    /** Null: the installation's sends. */
    ownServer: ({ accountId }: AccountCaller) => getEmailServer(db, accountId),
    /** @throws {Failure} requisicao_invalida */
    async setServer(
      { accountId, actor }: AccountCaller,
      edit: Edit<EmailServerView | null, EmailServerBody>,
    ): Promise<EmailServerView> {
      const server = (before: EmailServerView | null) => {
        const body = edited(edit, before);
        return { ...body, host: judgedHost(body.host, reach.loopbackAllowed) };
      };
      const saved = await setEmailServer(db, vault, { accountId, edit: server, by: { actor } });
      if (saved !== null) return saved;
      const message = 'O usuário do servidor de SMTP precisa da senha.';
      const fix = 'Envie em password a senha de username.';
      throw invalid([{ field: 'password', code: 'campo_obrigatorio', message, fix }]);
    },
    async removeServer({ accountId, actor }: AccountCaller) {
      if (!(await removeEmailServer(db, accountId, { actor }))) throw notFound();
    },
    /** @throws {Failure} nao_encontrado, limite_excedido */
    async testServer({ accountId }: AccountCaller, to: string): Promise<EmailTest> {
      const allowance = await limiter.take(`teste-smtp:conta:${accountId}`, TESTS_PER_MINUTE);
      if (!allowance.allowed)
        throw limitExceeded(`Limite de ${TESTS_PER_MINUTE} testes do servidor por minuto`, allowance);
      const server = await openEmailServer(db, vault, accountId);
      if (server === null) throw notFound();
      try {
        const transport = await accountSmtp(server, reach, TEST_MS);
        try {
          await transport.send({ to, ...TEST_LETTER });
        } finally {
          await transport.close();
        }
        return { ok: true, detail: null };
      } catch (error) {
        if (error instanceof Failure) throw error;
        return { ok: false, detail: nameFault(error) ?? faultOf(error).detail };
      }
    },
    async suppressions(
      { accountId }: AccountCaller,
      { limit, after }: { readonly limit: number; readonly after?: string | undefined },
    ) {
      const rows = await listSuppressions(db, accountId, { after, limit: limit + 1 });
      const data = rows.slice(0, limit);
      return { data, nextAfter: rows.length > limit ? (data.at(-1)?.address ?? null) : null };
    },
    suppress: ({ accountId, actor }: AccountCaller, address: string) =>
      suppress(db, accountId, { address, reason: 'asked', detail: null, by: { actor } }),
    /** @throws {Failure} nao_encontrado */
    async unsuppress({ accountId, actor }: AccountCaller, address: string) {
      if (!(await unsuppress(db, accountId, { address, by: { actor } }))) throw notFound();
    },
  };
}

/** A person waits for the answer, and proxies cut a request after a minute. */
const TEST_MS = 30_000;
const TEST_LETTER = {
  subject: 'Teste do servidor de e-mail',
  text: 'O servidor de SMTP da conta na Emite envia.\n',
  html: '<!doctype html>\n<html lang="pt-BR"><body><p>O servidor de SMTP da conta na Emite envia.</p></body></html>\n',
};
