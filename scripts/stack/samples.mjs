import fs from 'node:fs';
import path from 'node:path';
import { call } from '../base/http.mjs';
import { ROOT, readJson } from '../base/paths.mjs';
import { waitFor } from '../base/wait.mjs';
import { demoClient } from './demo.mjs';

/**
 * @typedef {Pick<import('./demo.mjs').Credentials, 'apiUrl' | 'accessKey' | 'clientId' | 'testToken'>} Credentials
 * @typedef {{ type: string, id: string, accessKey: string, status: string, ms: number, reason: string }} Sample
 * @typedef {{ operation: string, status: string, cStat: string, xMotivo: string, ms: number }} Operation
 */

const DIR = path.join(ROOT, 'scripts/samples');

/** Samples, one per document type that is built: `scripts/samples/<type>.json`. */
export function sampleTypes() {
  return fs
    .readdirSync(DIR)
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/**
 * Emits one sample of every type through /v1 and follows each to its verdict.
 * @type {(credentials: Credentials) => Promise<Sample[]>}
 */
export async function emitSamples(credentials) {
  const client = await demoClient(credentials);
  /** @type {Sample[]} */
  const results = [];
  for (const type of sampleTypes()) results.push(await emitSample(type, credentials, client));
  return results;
}

/**
 * Operations that follow: a correction, an event and the cancellation of an NF-e emitted for them; the closing of the sample MDF-e,
 * which would block the one of a start a month later.
 * @type {(credentials: Credentials, samples: Sample[]) => Promise<Operation[]>}
 */
export async function operateOnSamples(credentials, samples) {
  const client = await demoClient(credentials);
  const nfe = sampleOf('nfe', credentials, client);
  const mdfe = sampleOf('mdfe', credentials, client);
  const voyage = samples.find(({ type, status }) => type === 'mdfe' && status === 'AUTORIZADA');
  const { id } = await nfe.emit();
  const eventOf =
    (/** @type {string} */ type) =>
    (/** @type {{ events: { type: string, status: string }[] }} */ { events }) =>
      events.find((event) => event.type === type && event.status !== 'pendente');
  /** @type {(operation: string, body: object, type: string) => Promise<any>} */
  const runQueued = async (operation, body, type) => {
    await nfe.post(`${id}/${operation}`, body);
    return nfe.follow(id, eventOf(type));
  };
  return [
    await timeOperation('CC-e', () =>
      runQueued(
        'correct',
        { correctionText: 'O volume transportado e composto de 2 caixas' },
        'carta-correcao',
      ),
    ),
    await timeOperation('ator interessado', () => nfe.post(`${id}/ator-interessado`, { cpf: '12345678909' })),
    await timeOperation('cancelamento', () =>
      runQueued('cancel', { reason: 'Exemplo do primeiro arranque' }, 'cancelamento'),
    ),
    ...(voyage
      ? [await timeOperation('encerramento', () => mdfe.post(`${voyage.id}/encerrar`, arrival()))]
      : []),
  ];
}

/** Place and day of the closing of the sample MDF-e. */
export const arrival = () => ({ data: today(), ...ARRIVAL });
const ARRIVAL = { sigla_uf: 'SP', nome_municipio: 'São Paulo', codigo_municipio: '3550308' };
const BRASILIA_MS = 3 * 3_600_000;
const today = () => new Date(Date.now() - BRASILIA_MS).toISOString().slice(0, 10);

/** @type {(operation: string, run: () => Promise<{ status: string, status_sefaz: string, mensagem_sefaz: string }>) => Promise<Operation>} */
async function timeOperation(operation, run) {
  const startedAt = performance.now();
  const { status, status_sefaz: cStat, mensagem_sefaz: xMotivo } = await run();
  return { operation, status, cStat, xMotivo, ms: Math.round(performance.now() - startedAt) };
}

/** @type {(type: string, credentials: Credentials, client: { cnpj: string }) => Promise<Sample>} */
async function emitSample(type, credentials, client) {
  const startedAt = performance.now();
  const view = await sampleOf(type, credentials, client).emit();
  const ms = Math.round(performance.now() - startedAt);
  return {
    type,
    id: view.id,
    accessKey: view.accessKey,
    status: view.status,
    ms,
    reason: view.rejectionReason ?? view.xMotivo ?? '',
  };
}

/**
 * The routes of one sample's type, called as a company.
 * @param {string} type
 * @param {Pick<Credentials, 'apiUrl' | 'accessKey' | 'testToken'>} credentials
 * @param {{ cnpj: string }} client
 */
export function sampleOf(type, { apiUrl, accessKey, testToken }, client) {
  const { route, payload } = readJson(path.join(DIR, `${type}.json`));
  const headers = { 'X-Access-Key': accessKey, Authorization: `Bearer ${testToken}` };
  /** @type {(rest: string, body: object) => Promise<any>} */
  const post = async (rest, body) =>
    (await call(`${apiUrl}/v1/${route}/${rest}`, { method: 'POST', headers, body })).body;
  /**
   * The first truthy thing that `pick` finds in the document.
   * @type {(id: string, pick: (view: any) => any) => Promise<any>}
   */
  const follow = (id, pick) =>
    waitFor(
      `${type} ${id}`,
      async () => pick((await call(`${apiUrl}/v1/${route}/${id}`, { headers })).body),
      { everyMs: 25 },
    );
  return {
    post,
    follow,
    /** With fields of the caller's besides. */
    async emit(own = {}) {
      const issuer = { [type === 'nfse' ? 'cnpj_prestador' : 'cnpj_emitente']: client.cnpj };
      const body = { ...payload, ...issuer, data_emissao: new Date().toISOString(), ...own };
      const { invoiceId } = await post('emit', body);
      return follow(invoiceId, (view) => (view.status === 'PENDENTE' ? null : view));
    },
  };
}
