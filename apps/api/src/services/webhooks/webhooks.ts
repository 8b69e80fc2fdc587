import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '@fiscal/db/base/client';
import { type Edit, edited } from '@fiscal/db/base/edit';
import type { Vault } from '@fiscal/db/vault/vault';
import {
  createEndpoint,
  deleteEndpoint,
  ENDPOINTS_MAX,
  type EndpointView,
  getEndpoint,
  listEndpoints,
  rotateSecret,
  type SavedEndpoint,
  updateEndpoint,
} from '@fiscal/db/webhooks/endpoints';
import { judgeAddress } from '@fiscal/webhooks/address';
import { newSecret, newSigningKeyPair } from '@fiscal/webhooks/sign';
import { Failure, invalid, notFound } from '../../base/failure.ts';
import type { EndpointPatchBody, NewEndpointBody } from '../../inputs/webhook.ts';
import type { AccountCaller } from '../access/authenticate.ts';

export interface RevealedEndpoint {
  readonly endpoint: EndpointView;
  /** `whsec_…`, shown this once. */
  readonly secret: string;
}

/** Webhook endpoints of an account; every id of another account is unknown here. */
export interface Webhooks {
  create(caller: AccountCaller, endpoint: NewEndpointBody): Promise<RevealedEndpoint>;
  /** Oldest first. */
  list(caller: AccountCaller, which: { readonly environment?: Ambiente }): Promise<readonly EndpointView[]>;
  get(caller: AccountCaller, endpointId: string): Promise<EndpointView>;
  update(
    caller: AccountCaller,
    endpointId: string,
    edit: Edit<EndpointView, EndpointPatchBody>,
  ): Promise<EndpointView>;
  rotate(caller: AccountCaller, endpointId: string, overlapSeconds: number): Promise<RevealedEndpoint>;
  remove(caller: AccountCaller, endpointId: string): Promise<void>;
}

export function createWebhooks(deps: {
  readonly db: Db;
  readonly vault: Vault;
  /** Notifies the workers of a pending delivery. */
  readonly changed: () => void;
  readonly loopbackAllowed: boolean;
}): Webhooks {
  const { db, vault, changed, loopbackAllowed } = deps;

  /** Address to store. @throws {Failure} requisicao_invalida */
  function allowedAddress(text: string, environment: Ambiente): string {
    const found = judgeAddress(text, { environment, loopbackAllowed });
    if (found.kind === 'allowed') return found.url;
    throw invalid([{ field: 'url', code: 'valor_invalido', message: found.message, fix: found.fix }]);
  }

  async function requireEndpoint({ accountId }: AccountCaller, endpointId: string): Promise<EndpointView> {
    const endpoint = await getEndpoint(db, { accountId, endpointId });
    if (endpoint === null) throw notFound();
    return endpoint;
  }

  return {
    async create({ accountId, actor }, { publicKey, ...body }) {
      const secret = newSecret();
      const saved = await createEndpoint(db, vault, {
        accountId,
        endpoint: {
          ...body,
          url: allowedAddress(body.url, body.environment),
          secret,
          signing: publicKey ? newSigningKeyPair() : null,
        },
        by: { actor },
      });
      return { endpoint: savedOrThrow(saved, body.clientIds), secret };
    },
    list: ({ accountId }, which) => listEndpoints(db, accountId, which),
    get: requireEndpoint,
    async update({ accountId, actor }, endpointId, edit) {
      let body: EndpointPatchBody = {};
      const patch = (before: EndpointView) => {
        body = edited(edit, before);
        const { publicKey, url, ...change } = body;
        const signing = publicKey === undefined ? undefined : publicKey ? newSigningKeyPair() : null;
        const changesKey = signing !== undefined && (signing === null || before.publicKey === null);
        return {
          ...change,
          ...(url !== undefined && { url: allowedAddress(url, before.environment) }),
          ...(changesKey && { signing }),
        };
      };
      const saved = await updateEndpoint(db, vault, {
        of: { accountId, endpointId },
        edit: patch,
        by: { actor },
      });
      if (body.enabled === true) changed();
      return savedOrThrow(saved, body.clientIds);
    },
    async rotate({ accountId, actor }, endpointId, overlapSeconds) {
      const secret = newSecret();
      const change = { secret, overlapSeconds };
      const endpoint = await rotateSecret(db, vault, {
        ...change,
        of: { accountId, endpointId },
        by: { actor },
      });
      if (endpoint === null) throw notFound();
      return { endpoint, secret };
    },
    async remove({ accountId, actor }, endpointId) {
      if (!(await deleteEndpoint(db, { accountId, endpointId }, { actor }))) throw notFound();
    },
  };
}

/** @throws {Failure} cota_atingida, nao_encontrado, requisicao_invalida */
function savedOrThrow(saved: SavedEndpoint, asked: readonly string[] = []): EndpointView {
  switch (saved.kind) {
    case 'salvo':
      return saved.endpoint;
    case 'nao_encontrado':
      throw notFound();
    case 'cota_atingida':
      throw new Failure(
        'cota_atingida',
        `A conta já tem ${ENDPOINTS_MAX} endpoints neste ambiente, o limite. Exclua um que não usa.`,
      );
    case 'empresas_desconhecidas':
      throw invalid(
        saved.clientIds.map((id) => ({
          field: `clientIds[${asked.indexOf(id)}]`,
          code: 'valor_invalido',
          message: 'A conta não tem esta empresa.',
          fix: 'Use os ids de GET /v1/clients.',
        })),
      );
  }
}
