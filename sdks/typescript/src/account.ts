import { readFile } from 'node:fs/promises';
import type {
  A1DeTeste,
  CenariosDoSandbox,
  CondicaoAceita,
  CondicaoDoSandbox,
  Empresa,
  EmpresaDetalhada,
  NovaEmpresa,
  RelogioDoSandbox,
  TokensDaEmpresa,
} from './generated/types.gen.js';
import type { Transport } from './transport.js';

/** Fields of an A1 in the body of a company. */
export interface A1 {
  readonly certificateBase64: string;
  readonly certificatePassword: string;
}

/** An A1 from a .pfx or .p12 file. */
export const a1FromFile = async (path: string, password: string): Promise<A1> => ({
  certificateBase64: (await readFile(path)).toString('base64'),
  certificatePassword: password,
});

const ACCOUNT = { asCompany: false } as const;

/** Companies of the account. */
export class Clients {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  create(company: NovaEmpresa): Promise<Empresa> {
    return this.#transport.json('POST', '/v1/clients', { ...ACCOUNT, body: company });
  }

  get(id: string): Promise<EmpresaDetalhada> {
    return this.#transport.json('GET', `/v1/clients/${encodeURIComponent(id)}`, ACCOUNT);
  }

  /** Tokens of a company; takes the restricted key. */
  tokens(id: string): Promise<TokensDaEmpresa> {
    const path = `/v1/clients/${encodeURIComponent(id)}/tokens`;
    return this.#transport.json('GET', path, { ...ACCOUNT, restricted: true });
  }
}

/** The emulated authorities of the account. */
export class Sandbox {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** A test A1 for a company that has none. */
  a1(holder: { readonly cnpj: string; readonly name: string }): Promise<A1DeTeste> {
    return this.#transport.json('POST', '/sandbox/a1', { ...ACCOUNT, body: holder });
  }

  scenarios(): Promise<CenariosDoSandbox> {
    return this.#transport.json('GET', '/sandbox/scenarios', ACCOUNT);
  }

  /** Makes the next calls of the account end in a scenario. */
  condition(condition: CondicaoDoSandbox): Promise<CondicaoAceita> {
    return this.#transport.json('POST', '/sandbox/conditions', { ...ACCOUNT, body: condition });
  }

  async removeCondition(id: string | number): Promise<void> {
    await this.#transport.json('DELETE', `/sandbox/conditions/${id}`, ACCOUNT);
  }

  clock(): Promise<RelogioDoSandbox> {
    return this.#transport.json('GET', '/sandbox/clock', ACCOUNT);
  }

  /** @param by ISO 8601 duration, `PT25H` */
  advance(by: string): Promise<RelogioDoSandbox> {
    return this.#transport.json('POST', '/sandbox/clock', { ...ACCOUNT, body: { advance: by } });
  }
}
