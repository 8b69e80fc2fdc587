import type { Db } from '@fiscal/db/base/client';
import { issueToken, revokeToken } from '@fiscal/db/companies/token-supply';
import { listTokens, revealToken, type TokensOfClient, type TokenView } from '@fiscal/db/companies/tokens';
import type { Vault } from '@fiscal/db/vault/vault';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { PageTokens } from '../access/read-tokens.ts';

interface TokenOfClient {
  readonly clientId: string;
  readonly tokenId: string;
}

/** A company's tokens, one by one; every id of another account is unknown here. */
export interface ClientTokens {
  /** Active tokens, without their secrets. @throws {Failure} nao_encontrado */
  list(caller: AccountCaller, clientId: string): Promise<TokensOfClient>;
  /** Returns a token in clear. Audited. @throws {Failure} nao_encontrado */
  reveal(
    caller: AccountCaller,
    token: TokenOfClient,
  ): Promise<{ readonly token: string; readonly environment: 1 | 2 }>;
  /**
   * Token for the documentation's pages in the test environment, for an hour at most; it ends with the test token.
   * Audited as a reveal. @throws {Failure} nao_encontrado, operacao_nao_permitida
   */
  tryOut(caller: AccountCaller, clientId: string): Promise<{ readonly token: string }>;
  /** A token for an environment that has none. Audited. @throws {Failure} nao_encontrado, operacao_nao_permitida */
  issue(
    caller: AccountCaller,
    asked: { readonly clientId: string; readonly environment: 1 | 2 },
  ): Promise<TokenView>;
  /** It is refused from now on, and what it opened ends. Audited. @throws {Failure} nao_encontrado */
  revoke(caller: AccountCaller, token: TokenOfClient): Promise<void>;
}

interface ClientTokensDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly tryTokens: PageTokens;
  readonly publicUrl: string;
}

export const createClientTokens = ({ db, vault, tryTokens, publicUrl }: ClientTokensDeps): ClientTokens => ({
  async list({ accountId }, clientId) {
    const tokens = await listTokens(db, accountId, clientId);
    if (tokens === null) throw notFound();
    return tokens;
  },
  async reveal({ accountId, actor }, token) {
    const revealed = await revealToken(db, vault, { accountId, ...token, actor });
    if (revealed === null) throw notFound();
    return revealed;
  },
  async tryOut({ accountId, actor }, clientId) {
    const found = await listTokens(db, accountId, clientId);
    if (found === null) throw notFound();
    const current = found.tokens.find(({ environment }) => environment === 2);
    if (current === undefined)
      throw new Failure('operacao_nao_permitida', 'A empresa não tem token de teste. Gere um antes.');
    const of = { clientId, tokenId: current.id };
    if ((await revealToken(db, vault, { accountId, ...of, actor })) === null) throw notFound();
    const origins = [new URL(publicUrl).origin];
    return {
      token: tryTokens.issue({ accountId, tokenId: current.id }, { documentId: null, origins }).token,
    };
  },
  async issue({ accountId, actor }, asked) {
    const issued = await issueToken(db, vault, { accountId, ...asked, actor });
    if (issued.kind === 'cliente_inexistente') throw notFound();
    if (issued.kind === 'ja_existe')
      throw new Failure('operacao_nao_permitida', 'Este ambiente já tem um token. Troque-o por um novo.');
    return issued.token;
  },
  async revoke({ accountId, actor }, token) {
    if (!(await revokeToken(db, accountId, { ...token, actor }))) throw notFound();
  },
});
