import type { Db } from '@fiscal/db/base/client';
import { issueToken, revokeToken } from '@fiscal/db/companies/token-supply';
import { listTokens, revealToken, type TokensOfClient, type TokenView } from '@fiscal/db/companies/tokens';
import type { Vault } from '@fiscal/db/vault/vault';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { PageTokens } from '../access/read-tokens.ts';

export interface TokenOfClient {
  readonly clientId: string;
  readonly tokenId: string;
}

interface ClientTokensDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly tryTokens: PageTokens;
  readonly publicUrl: string;
}

/** A company's tokens, one by one; every id of another account is unknown here. */
export const createClientTokens = ({ db, vault, tryTokens, publicUrl }: ClientTokensDeps) => ({
  /** Active tokens, without their secrets. @throws {Failure} nao_encontrado */
  async list({ accountId }: AccountCaller, clientId: string): Promise<TokensOfClient> {
    const tokens = await listTokens(db, accountId, clientId);
    if (tokens === null) throw notFound();
    return tokens;
  },
  /** Returns a token in clear. Audited. @throws {Failure} nao_encontrado */
  async reveal(
    { accountId, actor }: AccountCaller,
    token: TokenOfClient,
  ): Promise<{ readonly token: string; readonly environment: 1 | 2 }> {
    const revealed = await revealToken(db, vault, { accountId, ...token, actor });
    if (revealed === null) throw notFound();
    return revealed;
  },
  /**
   * Token for the documentation's pages in the test environment, for an hour at most; it ends with the test token.
   * Audited as a reveal. @throws {Failure} nao_encontrado, operacao_nao_permitida
   */
  async tryOut({ accountId, actor }: AccountCaller, clientId: string) {
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
  /** A token for an environment that has none. Audited. @throws {Failure} nao_encontrado, operacao_nao_permitida */
  async issue(
    { accountId, actor }: AccountCaller,
    asked: { readonly clientId: string; readonly environment: 1 | 2 },
  ): Promise<TokenView> {
    const issued = await issueToken(db, vault, { accountId, ...asked, actor });
    if (issued.kind === 'cliente_inexistente') throw notFound();
    if (issued.kind === 'ja_existe')
      throw new Failure('operacao_nao_permitida', 'Este ambiente já tem um token. Troque-o por um novo.');
    return issued.token;
  },
  /** It is refused from now on, and what it opened ends. Audited. @throws {Failure} nao_encontrado */
  async revoke({ accountId, actor }: AccountCaller, token: TokenOfClient) {
    if (!(await revokeToken(db, accountId, { ...token, actor }))) throw notFound();
  },
});
